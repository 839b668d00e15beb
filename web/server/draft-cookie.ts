import { timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import * as v from "valibot";

const Manifest = v.object({ preview: v.object({ previewModeId: v.pipe(v.string(), v.minLength(16)) }) });

const COOKIE = /(?:^|;\s*)__prerender_bypass=([^;]*)/;

/** The value that Next gives an editor's draft cookie in the build in `folder`. */
export async function readDraftId(folder: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(folder, "prerender-manifest.json"), "utf8"));
  return v.parse(Manifest, manifest).preview.previewModeId;
}

/** Whether a request comes from an editor's preview. A forged cookie is no cookie. */
export function createIsDraft(draftId: string): (cookies: string | undefined) => boolean {
  const expected = Buffer.from(draftId);
  return (cookies) => {
    const value = cookies === undefined ? undefined : COOKIE.exec(cookies)?.[1];
    if (value === undefined) return false;
    const given = Buffer.from(value);
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
}
