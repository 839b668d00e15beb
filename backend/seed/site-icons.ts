import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";

// Run this after changing web/app/icon.svg: node backend/seed/site-icons.ts
const folder = join(import.meta.dirname, "../../web/app");
const svg = await readFile(join(folder, "icon.svg"));

const png = (size: number) => sharp(svg, { density: 600 }).resize(size).png({ palette: true }).toBuffer();
await writeFile(join(folder, "apple-icon.png"), await png(180));
await writeFile(join(folder, "favicon.ico"), toIco(await png(32), 32));

/** An ICO file that holds one PNG. */
function toIco(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}
