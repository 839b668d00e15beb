import { SaxesParser, type SaxesTagNS } from "saxes";

import { type Part, writeCodes } from "./codes.ts";
import { ExchangeError, type ImportedText } from "./exchange.ts";
import { NAMESPACE, PARAGRAPH } from "./write-xliff.ts";

/** More than any text has. Closing a code searches all open ones. */
const MAX_OPEN_CODES = 1000;

interface Segment {
  readonly source: Part[];
  readonly target: Part[];
  readonly isOpen: boolean;
  readonly isIgnorable: boolean;
  /** The place of the target among those of the unit. */
  readonly order: number;
}

interface Unit {
  readonly document: string;
  readonly path: string;
  readonly isParagraph: boolean;
  readonly segments: Segment[];
}

export interface ImportedXliff {
  readonly sourceLanguage: string;
  readonly targetLanguage: string | undefined;
  readonly texts: readonly ImportedText[];
}

/** Reads the texts of an XLIFF 2 file. Throws an ExchangeError if they are not translations into this language. */
export function readXliffInto(xml: string, language: { readonly code: string; readonly name: string }) {
  const { targetLanguage, texts } = readXliff(xml);
  if (targetLanguage?.toLowerCase() !== language.code)
    throw new ExchangeError(
      `The file has translations into “${targetLanguage ?? "nothing"}”, not into ${language.name}`,
    );
  return texts;
}

/** Nested codes need far fewer. For each element, the parser looks for its namespace in all open ones. */
const MAX_DEPTH = 100;

/** Reads an XLIFF 2 file. Translation programs may split a unit into segments, and a `<pc>` into `<sc/>` and `<ec/>`. */
export function readXliff(xml: string): ImportedXliff {
  const reader = new XliffReader();
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw new ExchangeError(`This is not XML: ${error.message}`);
  });
  let depth = 0;
  parser.on("opentag", (tag) => {
    depth += 1;
    if (depth > MAX_DEPTH)
      throw new ExchangeError(`The file has elements inside more than ${MAX_DEPTH} others`);
    if (tag.uri === NAMESPACE || reader.isOutside) reader.open(tag);
  });
  parser.on("text", (text) => {
    reader.text(text);
  });
  parser.on("cdata", (text) => {
    reader.text(text);
  });
  parser.on("closetag", (tag) => {
    depth -= 1;
    if (tag.uri === NAMESPACE) reader.close(tag);
  });
  parser.write(xml.replace(/^\uFEFF/u, "")).close();
  return reader.result();
}

class XliffReader {
  #languages: { readonly source: string; readonly target: string | undefined } | undefined;
  #document = "";
  readonly #units: Unit[] = [];
  /** The source or target that is being read. */
  #parts: Part[] | undefined;
  /** The codes of the unit whose words are being read, the innermost last. `<sc/>` and `<ec/>` can be in two segments. */
  #openCodes: { readonly source: number[]; readonly target: number[] } = { source: [], target: [] };
  /** Those of the source or target that is being read. */
  #codes: number[] = [];

  get isOutside(): boolean {
    return this.#languages === undefined;
  }

  open(tag: SaxesTagNS): void {
    const get = (name: string) => tag.attributes[name]?.value;
    if (this.#languages === undefined) {
      if (tag.local !== "xliff" || tag.uri !== NAMESPACE || !(get("version") ?? "").startsWith("2."))
        throw new ExchangeError("This is not an XLIFF file of version 2");
      this.#languages = { source: get("srcLang") ?? "", target: get("trgLang") };
      return;
    }
    switch (tag.local) {
      case "file":
        this.#document = get("original") ?? "";
        break;
      case "unit":
        this.#units.push({
          document: this.#document,
          path: get("name") ?? "",
          isParagraph: get("type") === PARAGRAPH,
          segments: [],
        });
        this.#openCodes = { source: [], target: [] };
        break;
      case "segment":
      case "ignorable": {
        const segments = this.#units.at(-1)?.segments;
        segments?.push({
          source: [],
          target: [],
          isOpen: (get("state") ?? "initial") === "initial",
          isIgnorable: tag.local === "ignorable",
          order: segments.length + 1,
        });
        break;
      }
      case "source":
        this.#parts = this.#units.at(-1)?.segments.at(-1)?.source;
        this.#codes = this.#openCodes.source;
        break;
      case "target": {
        const segments = this.#units.at(-1)?.segments;
        const segment = segments?.at(-1);
        if (segments === undefined || segment === undefined) break;
        segments[segments.length - 1] = { ...segment, order: Number(get("order") ?? segment.order) };
        this.#parts = segment.target;
        this.#codes = this.#openCodes.target;
        break;
      }
      case "pc":
      case "sc": {
        const code = codeOf(get("id"));
        if (this.#codes.length >= MAX_OPEN_CODES)
          throw new ExchangeError("A text has too many codes that are not closed");
        this.#codes.push(code);
        this.#parts?.push({ kind: "marked", code, text: "" });
        break;
      }
      case "ec":
        this.#endCode(codeOf(get("startRef") ?? get("id")));
        break;
      case "ph":
        this.#parts?.push({ kind: "inline", code: codeOf(get("id")) });
        break;
      case "cp":
        this.text(String.fromCodePoint(Number.parseInt(get("hex") ?? "FFFD", 16)));
        break;
    }
  }

  close({ local, attributes }: SaxesTagNS): void {
    if (local === "pc") this.#endCode(codeOf(attributes["id"]?.value));
    if (local === "source" || local === "target") this.#parts = undefined;
  }

  text(text: string): void {
    const parts = this.#parts;
    if (parts === undefined || text === "") return;
    const code = this.#codes.at(-1);
    parts.push(code === undefined ? { kind: "text", text } : { kind: "marked", code, text });
  }

  #endCode(code: number): void {
    const index = this.#codes.lastIndexOf(code);
    if (index !== -1) this.#codes.splice(index, 1);
  }

  result(): ImportedXliff {
    if (this.#languages === undefined) throw new ExchangeError("The file is empty");
    const { source, target } = this.#languages;
    return {
      sourceLanguage: source,
      targetLanguage: target,
      texts: this.#units.map(toImportedText),
    };
  }
}

/** The number of a code. That of one which a program has added is 0, which no source has, so its text is an error. */
function codeOf(id: string | undefined): number {
  return /^\d+$/.test(id ?? "") ? Number(id) : 0;
}

function toImportedText({ document, path, isParagraph, segments }: Unit): ImportedText {
  const write = (parts: readonly Part[]) =>
    isParagraph
      ? writeCodes(joinMarked(parts))
      : parts.map((part) => ("text" in part ? part.text : "")).join("");
  const isTranslated = segments.every(({ target, isIgnorable }) => isIgnorable || target.length > 0);
  const targets = segments
    .toSorted((a, b) => a.order - b.order)
    // What lies between two segments is the same in both languages, unless somebody translated it.
    .flatMap(({ source, target }) => (target.length > 0 ? target : source));
  return {
    document,
    path,
    source: write(segments.flatMap(({ source }) => source)),
    translation: isTranslated ? write(targets) : "",
    isOpen: segments.some(({ isOpen, isIgnorable }) => isOpen && !isIgnorable),
  };
}

/** Parts of one code that follow each other become one. A code that occurs twice, around another one, stays so: its text is an error. */
function joinMarked(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind === "marked" && last?.kind === "marked" && last.code === part.code)
      joined[joined.length - 1] = { ...last, text: last.text + part.text };
    else joined.push(part);
  }
  return joined;
}
