import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { STUDIO_SCRIPTS } from "#budgets.ts";
import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";
import { gzipLength } from "#page-weight.ts";

test("the scripts of the Studio are within budget", async () => {
  const folder = join(env.siteFolder, "../studio/dist/static");
  const scripts = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  const sizes = await Promise.all(
    scripts.map(async (name) => ({ name, bytes: gzipLength(await readFile(join(folder, name))) })),
  );
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const heaviest = sizes
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, 12)
    .map(({ name, bytes }) => `${bytes} ${name}`);
  const advice = `Look for a library that is in it twice, or that production does not need. The heaviest:\n${heaviest.join("\n")}`;
  expect(total, advice).toBeGreaterThan(1_000_000);
  expect(total, advice).toBeLessThanOrEqual(STUDIO_SCRIPTS);
});
