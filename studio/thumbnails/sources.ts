import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { blocks } from "schemas/blocks/index.ts";

const root = join(import.meta.dirname, "../..");

/** Where the Studio serves them from, as `/static/thumbnails/<block>.webp`. */
export const folder = join(root, "studio/static/thumbnails");
export const manifest = join(folder, "made-from.json");

/** The names of all blocks, as the schemas list them. */
export const blockNames = blocks.map(({ name }) => name);

/** Says from which component and which initial content a thumbnail is made: a change of either makes it stale. */
export async function fingerprint(block: string): Promise<string> {
  const file = block.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const sources = [`web/blocks/${file}.tsx`, `schemas/blocks/${file}.ts`];
  const contents = await Promise.all(sources.map((source) => readFile(join(root, source))));
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content);
  return hash.digest("hex").slice(0, 16);
}
