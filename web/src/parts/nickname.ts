import { t } from "../words/words.svelte";

/** A friendly name for somebody who has none yet. */
export function friendlyName(): string {
  return t("web-nickname-default");
}
