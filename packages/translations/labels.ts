import { SaxesParser } from "saxes";

interface Label {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The labels of an SVG: the texts of its `<text>` elements, in the order of the file. */
export function labelsOf(svg: string): string[] {
  return findLabels(svg).map(({ text }) => text);
}

/** An SVG with other labels. `replace` gets each label and returns the text that replaces it. */
export function withLabels(svg: string, replace: (label: string) => string): string {
  let result = "";
  let end = 0;
  for (const label of findLabels(svg)) {
    const text = replace(label.text);
    if (text === label.text) continue;
    result += svg.slice(end, label.start) + escapeText(text);
    end = label.end;
  }
  return result + svg.slice(end);
}

/** Finds text nodes inside of `<text>` elements with their place in the file. None if it is not XML: no page may fail because of it. */
function findLabels(svg: string): Label[] {
  const labels: Label[] = [];
  const parser = new SaxesParser();
  let depth = 0;
  let start = 0;
  let text = "";
  const addLabel = (end: number) => {
    if (depth > 0 && text.trim() !== "") labels.push({ text, start, end });
    text = "";
  };
  let isXml = true;
  parser.on("error", () => {
    isXml = false;
  });
  // The parser is behind the whole tag when it reports it, so a text ends where the tag begins.
  parser.on("opentag", ({ name }) => {
    addLabel(svg.lastIndexOf("<", parser.position - 1));
    if (name === "text") depth += 1;
    start = parser.position;
  });
  parser.on("text", (found) => {
    text += found;
  });
  parser.on("closetag", ({ name, isSelfClosing }) => {
    if (!isSelfClosing) addLabel(svg.lastIndexOf("<", parser.position - 1));
    if (name === "text") depth -= 1;
    start = parser.position;
  });
  parser.write(svg).close();
  return isXml ? labels : [];
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
