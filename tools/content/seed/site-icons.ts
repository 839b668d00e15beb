import { readFile } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";

// Run this after changing web/app/icon.svg: node tools/content/seed/site-icons.ts
const folder = join(import.meta.dirname, "../../../web/app");
const svg = await readFile(join(folder, "icon.svg"));

await sharp(svg, { density: 600 }).resize(180).png({ palette: true }).toFile(join(folder, "apple-icon.png"));
