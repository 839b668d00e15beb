// The thumbnails of blocks in the insert menu. e2e/thumbnails.ts takes them.

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { blocks } from "schemas/blocks/index.ts";

const root = join(import.meta.dirname, "..");

/** The Studio serves a thumbnail as `/static/thumbnails/<block>.webp`. */
export const thumbnailsFolder = join(root, "studio/static/thumbnails");
/** A JSON object with the fingerprint of each block when its thumbnail was taken. */
export const fingerprintsFile = join(thumbnailsFolder, "made-from.json");

export const blockNames = blocks.map(({ name }) => name);

/** Comments and imports of a component, which do not affect how it looks. */
const INVISIBLE = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import [\s\S]*?;$/gm;

/** Hashes the markup and initial value of a block, which its thumbnail shows. */
export async function fingerprint(name: string, initialValue = initialValueOf(name)): Promise<string> {
  const file = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const component = await readFile(join(root, `web/blocks/${file}.tsx`), "utf8");
  return createHash("sha256")
    .update(component.replaceAll(INVISIBLE, "").replaceAll(/\s+/g, " "))
    .update(JSON.stringify(initialValue))
    .digest("hex")
    .slice(0, 16);
}

export function initialValueOf(name: string): object {
  return blocks.find((block) => block.name === name)?.initialValue ?? {};
}

/** Whether a block has a thumbnail that was taken with its current fingerprint. */
export async function isUpToDate(
  name: string,
  fingerprints: Partial<Record<string, string>>,
): Promise<boolean> {
  return (
    existsSync(join(thumbnailsFolder, `${name}.webp`)) && fingerprints[name] === (await fingerprint(name))
  );
}
