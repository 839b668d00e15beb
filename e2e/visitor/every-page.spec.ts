import { representativePaths } from "#all-paths.ts";
import { violations, WCAG_AND_BEST_PRACTICE } from "#axe.ts";
import { expect, test } from "#fixtures.ts";

import { emptySections, SCALE } from "./empty-sections.ts";

// These checks share one visit to each page, because loading a page takes as long as checking it.

test.use({ deviceScaleFactor: SCALE });

for (const { width, height, withAxe } of [
  { width: 360, height: 740, withAxe: true },
  { width: 768, height: 900, withAxe: false },
  { width: 1440, height: 1000, withAxe: true },
])
  // Two tests for each width, so that both workers share the pages.
  for (const half of ["first", "second"])
    test(`every page at ${width} px shows every section in a capture right after it has loaded${withAxe ? ", passes axe" : ""} and logs nothing (${half} half)`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      const messages: string[] = [];
      page.on("console", (message) => messages.push(`${message.type()}: ${message.text()} (${page.url()})`));
      const paths = [...(await representativePaths(page.request)), "/thankyou?Email=a%40b.example"];
      const found: string[] = [];
      for (const path of paths.filter((_, index) => index % 2 === (half === "first" ? 0 : 1))) {
        await page.goto(path);
        found.push(...(await emptySections(page)));
        if (!withAxe) continue;
        const broken = await violations(page, { tags: WCAG_AND_BEST_PRACTICE });
        found.push(...broken.map((violation) => `${path}: ${violation}`));
      }
      expect(found).toEqual([]);
      expect(messages).toEqual([]);
    });
