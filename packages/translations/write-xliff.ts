import { type CodeMeaning, parseCodes } from "./codes.ts";
import { type DescribeCode, type ExportedDocument, notesOf } from "./exchange.ts";
import type { TextPair } from "./translation.ts";

// XLIFF 2.1: http://docs.oasis-open.org/xliff/xliff-core/v2.1/xliff-core-v2.1.html

export const NAMESPACE = "urn:oasis:names:tc:xliff:document:2.0";
/** The type of units whose texts have codes. */
export const PARAGRAPH = "content:paragraph";

interface XliffOptions {
  /** BCP 47 codes. */
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly describeCode: DescribeCode;
}

/** Writes texts as XLIFF 2.1: a file for each document, a unit for each text. */
export function writeXliff(
  documents: readonly ExportedDocument[],
  { sourceLanguage, targetLanguage, describeCode }: XliffOptions,
): string {
  const attributes = { xmlns: NAMESPACE, version: "2.1", srcLang: sourceLanguage, trgLang: targetLanguage };
  const files = documents
    .filter(({ texts }) => texts.length > 0)
    .map(({ id, name, texts }, index) =>
      element("file", { id: `f${index + 1}`, original: id }, [
        element("notes", {}, [element("note", { category: "document" }, [escapeXml(name)])]),
        ...texts.map((text, at) => writeUnit(text, `u${at + 1}`, describeCode)),
      ]),
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element("xliff", attributes, files)}`;
}

function writeUnit(pair: TextPair, id: string, describeCode: DescribeCode): string {
  const { path, text, kind, translation, state, codes } = pair;
  const notes = notesOf(pair).map((note) => element("note", {}, [escapeXml(note)]));
  const data = codes.map((code, index) =>
    element("data", { id: `d${index + 1}` }, [escapeXml(describeCode(code))]),
  );
  const content = (of: string) => (kind === "plain" ? escapeXml(of) : writeParts(of, codes, describeCode));
  const target = translation === undefined || translation === "" ? undefined : content(translation);
  return element("unit", { id, name: path, ...(kind === "paragraph" && { type: PARAGRAPH }) }, [
    element("notes", {}, notes),
    ...(data.length === 0 ? [] : [element("originalData", {}, data)]),
    element("segment", { state: state === "current" && target !== undefined ? "final" : "initial" }, [
      element("source", { "xml:space": "preserve" }, [content(text)]),
      ...(target === undefined ? [] : [element("target", { "xml:space": "preserve" }, [target])]),
    ]),
  ]);
}

/** Inline codes as `<pc>` and `<ph>`. A translator may move them, but neither delete nor copy them. */
function writeParts(text: string, codes: readonly CodeMeaning[], describeCode: DescribeCode): string {
  const fixed = { canCopy: "no", canDelete: "no" };
  return parseCodes(text)
    .map((part) => {
      if (part.kind === "text") return escapeXml(part.text);
      const meaning = codes[part.code - 1];
      const shown = meaning === undefined ? "" : describeCode(meaning);
      const id = String(part.code);
      // A translation of an older source may have codes that the source no longer has.
      const data = meaning === undefined ? undefined : `d${id}`;
      return part.kind === "inline"
        ? element("ph", { id, ...fixed, ...(data && { dataRef: data }), equiv: shown, disp: shown })
        : element(
            "pc",
            { id, ...fixed, ...typeOf(meaning), ...(data && { dataRefStart: data, dispStart: shown }) },
            [escapeXml(part.text)],
          );
    })
    .join("");
}

function typeOf(meaning: CodeMeaning | undefined): Readonly<Record<string, string>> {
  if (meaning?.kind !== "marked") return {};
  const [mark] = meaning.marks;
  if (typeof mark === "object") return { type: mark["_type"] === "link" ? "link" : "other" };
  const subType = mark === "strong" ? "xlf:b" : mark === "em" ? "xlf:i" : undefined;
  return { type: "fmt", ...(subType && { subType }) };
}

const INLINE = new Set(["source", "target", "data", "note"]);

/** An element. What has text is written on one line, because line breaks would become part of the text. */
function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: readonly string[] = [],
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const start = `<${name}${written.join("")}`;
  if (content.length === 0) return `${start}/>`;
  const isInline = INLINE.has(name) || name === "pc";
  const [before, between] = isInline ? ["", ""] : ["\n", "\n"];
  return `${start}>${before}${content.join(between)}${before}</${name}>`;
}

/** Characters that XML does not allow, such as a form feed from a pasted text, are left out. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("\r", "&#13;");
}
