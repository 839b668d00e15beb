import { expect, test } from "#fixtures.ts";

const ROUNDS = 4;
const VISITS = 10;

test(
  "once a publish is visible, no later visit sees the old version",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath, request }) => {
    const { _id: id } = await lake.publish({
      path: freshPath,
      title: "Round 0",
      blocks: [{ _type: "divider", _key: "line", kind: "line" }],
    });
    await studio.openDocument(id);
    const shownTitle = async () => {
      const html = await (await request.get(freshPath)).text();
      return /<title>(Round \d+)/.exec(html)?.[1];
    };
    for (let round = 1; round <= ROUNDS; round++) {
      const title = `Round ${round}`;
      await page.getByRole("textbox", { name: "Title", exact: true }).fill(title);
      await expect.poll(async () => (await lake.page(freshPath))?.title).toBe(title);
      await studio.publish();
      await expect.poll(shownTitle).toBe(title);
      const later = await Promise.all(Array.from({ length: VISITS }, shownTitle));
      expect(later).toEqual(later.map(() => title));
      await studio.waitUntilPublished();
    }
  },
);
