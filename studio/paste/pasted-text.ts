import { htmlToPortableText } from "@portabletext/html";

import { fitted } from "#paste/fitted-block.ts";
import { newKey } from "#paste/new-key.ts";
import { tableOf } from "#paste/pasted-cells.ts";
import type { LinkOf } from "#paste/pasted-link.ts";

const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"];

/** What is read from the clipboard: more headings than a text may have, and links as they are in HTML. */
const schema = {
  block: { name: "block" },
  span: { name: "span" },
  styles: ["normal", ...HEADINGS].map(named),
  lists: ["bullet", "number"].map(named),
  decorators: ["strong", "em"].map(named),
  annotations: [{ ...named("link"), fields: [] }],
  blockObjects: [{ ...named("table"), fields: [] }],
  inlineObjects: [],
};

/** Rich text from the clipboard as a text of this site: with its links, its headings and, where it may have any, its tables. */
export function pastedText(html: string, { hasTables, linkOf }: { hasTables: boolean; linkOf: LinkOf }) {
  const rules = hasTables ? [{ deserialize: pastedTable }] : [];
  return htmlToPortableText(html, { schema, rules, keyGenerator: newKey }).map((block) =>
    fitted(block, linkOf),
  );
}

function named(name: string) {
  return { name, value: name };
}

function pastedTable(node: Node) {
  if (!(node instanceof HTMLTableElement)) return undefined;
  const cells = [...node.rows].map((row) => [...row.cells].map((cell) => cell.textContent));
  const table = tableOf(cells, newKey);
  if (table === undefined) return undefined;
  const caption = node.caption?.textContent.trim();
  return { _type: "table", _key: newKey(), ...(caption && { caption }), ...table };
}
