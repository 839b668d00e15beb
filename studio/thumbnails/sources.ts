import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { blocks } from "schemas/blocks/index.ts";

const root = join(import.meta.dirname, "../..");

/** Where the Studio serves them from, as `/static/thumbnails/<block>.webp`. */
export const folder = join(root, "studio/static/thumbnails");
export const manifest = join(folder, "made-from.json");

/** The names of all blocks, as the schemas list them. */
export const blockNames = blocks.map(({ name }) => name);

/** Identifies the component and the initial content that a thumbnail shows: a change of either makes it stale. */
export async function fingerprint(name: string, content = initialValueOf(name)): Promise<string> {
  const file = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const component = await readFile(join(root, `web/blocks/${file}.tsx`));
  return createHash("sha256").update(component).update(JSON.stringify(content)).digest("hex").slice(0, 16);
}

export function initialValueOf(name: string): object {
  return blocks.find((block) => block.name === name)?.initialValue ?? {};
}

/** Whether a thumbnail is there and, by the fingerprint in the manifest, made of the block as it is now. */
export async function isUpToDate(name: string, made: Partial<Record<string, string>>): Promise<boolean> {
  return existsSync(join(folder, `${name}.webp`)) && made[name] === (await fingerprint(name));
}
