import { formerNames, hasFormerName } from "../documents/brand-settings.ts";
import { settingsId } from "../documents/settings.ts";
import type { ContentRule } from "./rule.ts";
import { textsOf } from "./texts.ts";

export const noFormerName: ContentRule = {
  name: "former-name",
  why: "Visitors wonder whether it is the same company",
  level: "warning",
  checkAll(documents) {
    const names = formerNames(documents.find(({ _id }) => _id === settingsId));
    if (names.length === 0) return [];
    return documents.flatMap((document) =>
      textsOf(document)
        .filter(({ path }) => path[0] !== "formerNames")
        .flatMap(({ text, path }) => {
          const found = names.find((name) => hasFormerName(text, name));
          return found === undefined
            ? []
            : [{ document, path, message: `Replace the former name “${found}”` }];
        }),
    );
  },
};
