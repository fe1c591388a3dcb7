import { t } from "../words/words.svelte";

const one = (list: string): string => {
  const words = list.split(", ");
  return words[Math.floor(Math.random() * words.length)] ?? "";
};

/** A name that fits anybody, to be filled in where a nickname is asked for: "Merry Otter", « Hibou malin ». */
export const friendlyName = (): string => t("web-friend-name", { noun: one(t("web-friend-nouns")), trait: one(t("web-friend-traits")) });
