import type { CodeMeaning } from "./codes.ts";
import type { TextPair } from "./translation.ts";

/** The texts of a document, to be translated outside. */
export interface ExportedDocument {
  /** Identifies the document when the file comes back, for example `page/about-us`. */
  readonly id: string;
  /** What a translator calls it, for example its path. */
  readonly name: string;
  readonly texts: readonly TextPair[];
}

/** A text of a file that came back. */
export interface ImportedText {
  readonly document: string;
  readonly path: string;
  /** The text of the original when the file was exported. */
  readonly source: string;
  /** Empty if it is not translated. */
  readonly translation: string;
  /** Whether the file says that this text still has to be translated, for example because its source has changed. */
  readonly isOpen: boolean;
}

/** A file that cannot be read. */
export class ExchangeError extends Error {}

/** Says in words what a code stands for. `describe` knows the objects of the site: links and figures. */
export type DescribeCode = (code: CodeMeaning) => string;

/** What a translator should know about a text. */
export function notesOf({ title, description, max, translated, text, state }: TextPair): string[] {
  return [
    description === undefined ? title : `${title}: ${description}`,
    ...(max === undefined ? [] : [`At most ${max} characters`]),
    ...(state === "changed" && translated !== undefined && translated !== text
      ? [`The source has changed. The translation is of: ${translated}`]
      : []),
  ];
}
