import { unpack, zipEntries } from "part-check/read/zip.ts";
import { expect, test } from "vitest";

import { storeInZip } from "./store-in-zip.ts";

test("a packed file can be unpacked and keeps its name", async () => {
  const zip = await storeInZip(new File(["v 0 0 0\n", "v 1 0 0\n"], "Träger 1.obj"));
  expect(zip.name).toBe("Träger 1.obj.zip");
  const bytes = new Uint8Array(await zip.arrayBuffer());
  const entries = zipEntries(bytes);
  expect(entries.map(({ name }) => name)).toEqual(["Träger 1.obj"]);
  const texts = await Promise.all(
    entries.map(async (entry) => new TextDecoder().decode(await unpack(bytes, entry))),
  );
  expect(texts).toEqual(["v 0 0 0\nv 1 0 0\n"]);
});
