import { codesOf } from "translations/check.ts";
import type { TextPair } from "translations/translation.ts";

/**
 * Translates English texts by machine, in their order. Words with marks are `<1>words</1>` and figures `<2/>`, which must stay. The result is
 * a proposal: translators accept it text by text.
 */
export type MachineTranslation = (
  texts: readonly string[],
  languages: { readonly from: string; readonly to: string },
) => Promise<readonly string[]>;

/**
 * Proposals of a machine for the texts that are not up to date, by their paths. Not for those that the translation memory knows, nor for
 * paths of pages. An answer that has lost a link or a figure is no proposal.
 */
export async function proposeByMachine(
  translate: MachineTranslation,
  pairs: readonly TextPair[],
  memory: ReadonlyMap<string, string>,
  language: string,
): Promise<ReadonlyMap<string, string>> {
  const asked = pairs.filter(
    ({ path, text, state }) => state !== "current" && path !== "path" && !memory.has(text),
  );
  const answers = await translate(
    asked.map(({ text }) => text),
    { from: "en", to: language },
  );
  return new Map(
    asked.flatMap(({ path, text, kind }, index) => {
      const answer = answers[index];
      const isComplete = kind === "plain" || codesOf(answer ?? "") === codesOf(text);
      return answer && isComplete ? [[path, answer]] : [];
    }),
  );
}
