import { readSettings, spellCheckDocument } from "cspell-lib";

/** The words of each text that are in no dictionary of a settings file of cspell. */
export async function misspelledWords(texts: readonly string[], settingsFile: string): Promise<string[][]> {
  // All texts as one file, because each file has a cost of its own.
  const { issues } = await spellCheckDocument(
    { uri: "content.txt", languageId: "plaintext", text: texts.join("\n") },
    { generateSuggestions: false, noConfigSearch: true },
    { ...(await readSettings(settingsFile)), maxNumberOfProblems: 1000, maxDuplicateProblems: 1000 },
  );
  let end = 0;
  return texts.map((text) => {
    const start = end;
    end += text.length + 1;
    return issues.filter(({ offset }) => offset >= start && offset < end).map((issue) => issue.text);
  });
}
