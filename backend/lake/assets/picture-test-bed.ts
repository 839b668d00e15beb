import sharp from "sharp";
import { expect } from "vitest";

import { pathOf, setUp } from "./test-bed.ts";

/** 400 × 200: the left half red, the right half blue. */
export function twoHalves() {
  const input = { create: { width: 200, height: 200, channels: 3 as const, background: "#00f" } };
  return sharp({ create: { width: 400, height: 200, channels: 3, background: "#f00" } }).composite([
    { input, left: 200, top: 0 },
  ]);
}

/** The asset routes with one uploaded picture, and `get` to ask for it. */
export async function setUpPicture(options: Parameters<typeof setUp>[0] = {}, bytes?: Buffer) {
  const bed = setUp(options);
  const document = await bed.upload(
    "images",
    bytes ?? (await twoHalves().png().toBuffer()),
    "?filename=Zwei%20H%C3%A4lften.png",
  );
  const get = async (query = "", headers: Record<string, string> = {}, method = "GET") =>
    bed.app.request(pathOf(document, query), { method, headers });
  return { ...bed, document, get };
}

/** The size of an answered picture and its pixels, as RGBA. */
export async function decoded(answer: Response) {
  expect(answer.status).toBe(200);
  const { data, info } = await sharp(await answer.arrayBuffer())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  return { size: `${info.width}x${info.height}`, at };
}
