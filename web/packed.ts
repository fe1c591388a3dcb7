import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|svg)$/;
const WORTH_PACKING = 1000; // bytes

/** Beside each text that is built, the same packed with Brotli, which takes long and is done once. */
export function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (!TEXT.test(file.fileName)) continue;
          const source = Buffer.from(file.type === "chunk" ? file.code : file.source);
          if (source.length <= WORTH_PACKING) continue;
          const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
          this.emitFile({ type: "asset", fileName: `${file.fileName}.br`, source: brotliCompressSync(source, { params }) });
        }
      },
    },
  };
}
