import { CodeError, parseCodes } from "./codes.ts";
import { numberProblems } from "./numbers.ts";
import { shortList } from "./short-list.ts";
import type { TermCheck } from "./terms.ts";

/** What is wrong with a translation. An error is wrong in any language; a warning needs a person who knows the language. */
export interface Problem {
  readonly level: "error" | "warning";
  readonly message: string;
}

interface Translated {
  readonly source: string;
  readonly translation: string;
  /** Whether the texts have codes. */
  readonly kind: "plain" | "paragraph";
  readonly max?: number | undefined;
}

/** Checks a translated text: its codes, placeholders, numbers, quotation marks, terms and length. */
export function checkTranslation(
  { source, translation, kind, max }: Translated,
  language: string,
  termProblems: TermCheck,
): Problem[] {
  if (translation === "") return [];
  return [
    ...(kind === "paragraph" ? codeProblems(source, translation) : []).map(toError),
    ...placeholderProblems(source, translation).map(toError),
    ...numberProblems(source, translation, language).map(toError),
    ...quotationProblems(translation, language).map(toError),
    ...(max !== undefined && translation.length > max
      ? [toError(`${translation.length} characters, at most ${max} are allowed`)]
      : []),
    ...termProblems(source, translation).map((message): Problem => ({ level: "warning", message })),
  ];
}

function toError(message: string): Problem {
  return { level: "error", message };
}

function codeProblems(source: string, translation: string): string[] {
  const codes = codesOf(translation);
  if (codes === undefined) return ["A code is not closed, or is inside another one"];
  return codes === codesOf(source) ? [] : ["A code of the source is missing, unknown or occurs twice"];
}

/** The codes of a text in a fixed order; undefined if they cannot be read. */
export function codesOf(text: string): string | undefined {
  try {
    return parseCodes(text)
      .flatMap((part) => (part.kind === "text" ? [] : [`${part.kind} ${part.code}`]))
      .toSorted()
      .join();
  } catch (error) {
    if (error instanceof CodeError) return undefined;
    throw error;
  }
}

/** How languages write quotation marks, and marks of other languages. “ closes in German, and opens in English. An inch after a number is none. */
const QUOTATION_MARKS = new Map([
  ["de", { right: "„…“", wrong: /”|(?:^|[\s(])["“](?=\p{L})/u }],
  ["ja", { right: "「…」", wrong: /[“”]|(?:^|[\s(（])"(?=\p{L})/u }],
]);

function quotationProblems(translation: string, language: string): string[] {
  const marks = QUOTATION_MARKS.get(language.split("-")[0] ?? "");
  return marks?.wrong.test(translation) ? [`Write quotation marks as ${marks.right}`] : [];
}

const PLACEHOLDER = /\{\w+\}/gu;

function placeholderProblems(source: string, translation: string): string[] {
  const [wanted, written] = [new Set(source.match(PLACEHOLDER)), new Set(translation.match(PLACEHOLDER))];
  return [
    ...placeholderProblem([...wanted.difference(written)], "missing"),
    ...placeholderProblem([...written.difference(wanted)], "unknown"),
  ];
}

function placeholderProblem(found: readonly string[], kind: string): string[] {
  if (found.length === 0) return [];
  const [noun, verb] = found.length === 1 ? ["placeholder", "is"] : ["placeholders", "are"];
  return [`The ${noun} ${shortList(found)} ${verb} ${kind}`];
}
