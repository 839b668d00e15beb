import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import chromium from "@sparticuz/chromium";
import { decompress } from "wawoff2";

import { env } from "#env.ts";

/**
 * Launch options for Chromium from npm, or for the developer's own browser (`CHROMIUM_PATH`). Unpacks the package into `TMPDIR` at
 * the first call. Leaves out the package's default arguments, which are for cloud functions and disable cross-site protections that
 * these tests cover.
 */
export async function chromiumOptions() {
  const args = ["--disable-background-networking"];
  if (env.chromiumPath !== undefined) return { executablePath: env.chromiumPath, args };

  const executablePath = await chromium.executablePath();
  const settings = await unpackFonts(dirname(executablePath));
  return { executablePath, args, env: { ...env.shell, FONTCONFIG_FILE: settings } };
}

/** Has a glyph for nearly every character: symbols, Chinese, emoji. */
const FALLBACK_FONT = import.meta.resolve("@fontsource/unifontex/files/unifontex-latin-400-normal.woff2");

/**
 * Adds a fallback font to those of the package, and returns the file with settings that find both. The package's own settings name
 * folders such as `/tmp/fonts`, where no font is if `TMPDIR` is another folder. Without a font for a character, Chromium crashes.
 */
async function unpackFonts(folder: string): Promise<string> {
  const settings = join(folder, "chromium-fonts.conf");
  if (existsSync(settings)) return settings;

  const font = await readFile(fileURLToPath(FALLBACK_FONT));
  // Chromium does not load compressed fonts from a folder.
  await writeFile(join(folder, "fonts", "unifontex.ttf"), await decompress(font));
  await writeFile(settings, fontSettings(folder));
  return settings;
}

function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, "fonts")}</dir>
  <cachedir>${join(folder, "fonts-cache")}</cachedir>
  <match>
    <edit name="family" mode="append_last"><string>Open Sans</string></edit>
  </match>
</fontconfig>
`;
}
