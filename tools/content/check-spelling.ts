import { join } from "node:path";

import { readSettings, spellCheckDocument } from "cspell-lib";

import type { ContentDocument } from "../../schemas/fields/lake.ts";
import { textsOf } from "../../schemas/rules/texts.ts";
import { root } from "../run/env.ts";
import type { Finding } from "./finding.ts";

/**
 * Checks the spelling of all texts with the dictionaries of cspell.jsonc. The Studio does not: the dictionaries are megabytes, and the
 * browser marks wrong words while an editor types.
 */
export async function checkSpelling(documents: readonly ContentDocument[]): Promise<Finding[]> {
  const texts = documents.flatMap((document) => textsOf(document).map((found) => ({ document, found })));
  // All texts as one file, because each file has a cost of its own.
  const text = texts.map(({ found }) => found.text).join("\n");
  const { issues } = await spellCheckDocument(
    { uri: "content.txt", languageId: "plaintext", text },
    { generateSuggestions: false, noConfigSearch: true },
    {
      ...(await readSettings(join(root, "cspell.jsonc"))),
      maxNumberOfProblems: 1000,
      maxDuplicateProblems: 1000,
    },
  );
  let end = 0;
  return texts.flatMap(({ document, found }) => {
    const start = end;
    end += found.text.length + 1;
    const words = issues.filter(({ offset }) => offset >= start && offset < end).map((issue) => issue.text);
    return words.map((word): Finding => ({
      document,
      path: found.path,
      check: "spelling",
      level: "error",
      message: `“${word}” is in no dictionary. Correct it, or add it to content/field-words.txt`,
    }));
  });
}
