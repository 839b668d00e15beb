import { storedField } from "stored-values/stored-value.ts";

export type FieldPath = (string | { _key: string })[];

/** `blocks[_key=="a"].heading` → `["blocks", { _key: "a" }, "heading"]` */
export function parsePath(path: string): FieldPath {
  return Array.from(path.matchAll(/\[_key=="([^"]*)"\]|[^.[\]]+/g), ([segment, key]) =>
    key === undefined ? segment : { _key: key },
  );
}

/** The text at a path of a document. Undefined if there is no value or it is not a text. */
export function textAt(document: unknown, path: FieldPath): string | undefined {
  const value = path.reduce<unknown>((holder, segment) => {
    if (typeof segment === "string") return storedField(holder, segment);
    return Array.isArray(holder)
      ? holder.find((item) => storedField(item, "_key") === segment._key)
      : undefined;
  }, document);
  return typeof value === "string" ? value : undefined;
}

/** The text node of an element that shows a value exactly as it is stored. Undefined if there is none or more than one. */
export function findText(element: Element, value: string): Text | undefined {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text) nodes.push(node);
  return onlyNodeWith(value, nodes);
}

interface TextNode {
  readonly data: string;
  readonly parentElement: { closest: (selector: "svg") => unknown } | null;
}

/** The only node with this text. Texts in drawings do not count, because nobody can type in an SVG. */
export function onlyNodeWith<Node extends TextNode>(value: string, nodes: readonly Node[]): Node | undefined {
  const [node, ...others] = nodes.filter(
    ({ data, parentElement }) => data === value && !parentElement?.closest("svg"),
  );
  return others.length === 0 ? node : undefined;
}

/**
 * Replaces a text node by an editable field. Resolves with the new text after Enter or a click elsewhere, and with undefined after
 * Escape or if nothing changed. Until then React's text node is not in the page, so that a render cannot move the caret.
 */
export function typeInPlace(text: Text): Promise<string | undefined> {
  const field = document.createElement("span");
  field.contentEditable = "plaintext-only";
  field.setAttribute("role", "textbox");
  field.setAttribute("aria-label", "Text of this field");
  field.textContent = text.data;
  text.replaceWith(field);
  field.focus();
  getSelection()?.selectAllChildren(field);

  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = (typed: string) => {
      if (ended.signal.aborted) return;
      ended.abort();
      const isChanged = typed !== "" && typed !== text.data;
      // Shown until the page loads again with the stored text.
      if (isChanged) text.data = typed;
      field.replaceWith(text);
      resolve(isChanged ? typed : undefined);
    };
    const { signal } = ended;
    field.addEventListener("blur", () => end(singleLine(field)), { signal });
    field.addEventListener(
      "keydown",
      (event) => {
        // The keyboard shortcuts of the page and of the overlays must not react to typing.
        event.stopPropagation();
        if (event.isComposing) return;
        if (event.key === "Escape") end(text.data);
        if (event.key === "Enter") {
          event.preventDefault();
          end(singleLine(field));
        }
      },
      { signal },
    );
  });
}

function singleLine(field: HTMLElement): string {
  return (field.textContent ?? "").replaceAll(/\s+/g, " ").trim();
}
