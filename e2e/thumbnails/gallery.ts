import { shell } from "../../scripts/env.ts";
import { readEnvironment } from "../../scripts/environment.ts";
import { root } from "../../scripts/prepare.ts";
import { blockNames } from "../../studio/thumbnails/sources.ts";

/**
 * The gallery of all blocks at the site that the shell and `.env` name. Throws an Error for people when nothing answers
 * there, or when what answers does not show exactly this project's blocks: it would be pictured in their place.
 */
export async function findGallery(): Promise<string> {
  const { SITE_URL = "http://localhost:3000" } = readEnvironment(root, shell);
  const gallery = `${new URL(SITE_URL).origin}/block-gallery/light`;
  const shown = blocksIn(await read(gallery, SITE_URL));
  const missing = blockNames.filter((name) => !shown.includes(name));
  const others = shown.filter((name) => !new Set<string>(blockNames).has(name));
  if (missing.length === 0 && others.length === 0) return gallery;
  throw new Error(
    [
      `What runs at ${SITE_URL} is not this project's site as it is now, so nothing was pictured.`,
      ...(missing.length > 0 ? [`  Not in its gallery: ${missing.join(", ")}`] : []),
      ...(others.length > 0 ? [`  Only in its gallery: ${others.join(", ")}`] : []),
      "Start this one anew (pnpm start), or name its address in SITE_URL.",
    ].join("\n"),
  );
}

async function read(gallery: string, siteUrl: string): Promise<string> {
  try {
    return await (await fetch(gallery)).text();
  } catch (cause) {
    throw new Error(`Nothing answers at ${siteUrl} (SITE_URL). Start it first: pnpm start`, { cause });
  }
}

function blocksIn(html: string): string[] {
  return [...new Set([...html.matchAll(/\sdata-sample="(\w+)"/g)].map(([, name = ""]) => name))];
}
