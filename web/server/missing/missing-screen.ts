import { cspHash, inlineScripts, inlineStyles } from "#server/headers/inline-scripts.ts";

import { deflateBlocks, gzipOf, storedBlock } from "./gzip-parts.ts";
import { PATH_SLOT } from "./screen-address.ts";

/** The screen with a path in it. */
interface Filled {
  readonly html: Buffer;
  readonly gzip: () => Buffer;
  /** The hashes of its scripts. */
  readonly scripts: readonly string[];
}

export interface MissingScreen {
  fill(path: string): Filled;
  readonly styles: readonly string[];
}

const PATH_LENGTH_MOST = 200;

/** `page` is the screen as Next renders it, with the slot where the path goes. All but the path is made ready once. */
export function createMissingScreen(page: string): MissingScreen {
  const texts = page.split(PATH_SLOT);
  const parts = texts.map((text) => Buffer.from(text));
  const blocks = texts.map(deflateBlocks);
  const scripts = inlineScripts(page);
  const fixed = scripts.filter((script) => !script.includes(PATH_SLOT)).map(cspHash);
  const open = scripts
    .filter((script) => script.includes(PATH_SLOT))
    .map((script) => script.split(PATH_SLOT));

  return {
    fill(path) {
      const shown = harmless(path);
      const html = Buffer.concat(between(parts, Buffer.from(shown)));
      return {
        html,
        gzip: () => gzipOf(between(blocks, storedBlock(shown)), html),
        scripts: [...fixed, ...open.map((text) => cspHash(text.join(shown)))],
      };
    },
    styles: inlineStyles(page).map(cspHash),
  };
}

function between(parts: readonly Buffer[], slot: Buffer): Buffer[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [slot, part]));
}

/** A path as it may stand in HTML and inside a script alike. */
function harmless(path: string): string {
  const safe = path.replace(/[^\p{L}\p{M}\p{N}_\-./~!*+,;:=@%()]/gu, (sign) =>
    encodeURIComponent(sign).replace("'", "%27"),
  );
  return safe.length > PATH_LENGTH_MOST ? `${safe.slice(0, PATH_LENGTH_MOST)}...` : safe;
}
