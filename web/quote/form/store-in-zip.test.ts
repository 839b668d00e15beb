import { unpack, zipEntries } from "part-check/read/zip.ts";
import { expect, test } from "vitest";

import { storeInZip } from "./store-in-zip.ts";

test("a packed file can be unpacked and keeps its name", async () => {
  const zip = await storeInZip(new File(["v 0 0 0\n", "v 1 0 0\n"], "Träger 1.obj"));
  expect(zip.name).toBe("Träger 1.obj.zip");
  const bytes = new Uint8Array(await zip.arrayBuffer());
  const entries = zipEntries(bytes);
  expect(entries.map(({ name }) => name)).toEqual(["Träger 1.obj"]);
  const texts = entries.map((entry) => new TextDecoder().decode(unpack(bytes, entry)));
  expect(texts).toEqual(["v 0 0 0\nv 1 0 0\n"]);
});

test("the checksum is that of the file", async () => {
  const bytes = new DataView(await (await storeInZip(new File(["123456789"], "a.obj"))).arrayBuffer());
  // The standard check value of CRC-32.
  expect(bytes.getUint32(14, true)).toBe(0xcbf43926);
});
