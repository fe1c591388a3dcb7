/** What we use of a package that has no types of its own. */
declare module "subset-font" {
  interface Options {
    targetFormat: "sfnt" | "woff2";
    noHinting?: boolean;
    noLayoutClosure?: boolean;
    preserveNameIds?: number[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
