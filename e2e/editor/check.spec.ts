import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";

test(
  "Check and Home show the last results at once, and check again only what has changed",
  { tag: ["@thorough", "@alone"] },
  async ({ page, lake, freshPath }) => {
    const { _id: id, ...stored } = await lake.publish({ path: freshPath, title: `Checked ${freshPath}` });
    // Runs alone, because it would also check what other tests change. The first check of all documents takes a minute.
    let queries = 0;
    page.on("request", (request) => {
      if (request.url().includes("/data/query/")) queries += 1;
    });
    const check = async (open: () => Promise<unknown>) => {
      const before = queries;
      await open();
      // Without “Checking … again” behind it.
      await expect(page.getByText(/^\d+ documents checked: [\w ]+\.$/)).toBeVisible({ timeout: 150_000 });
      return queries - before;
    };
    // The first check sends many queries, because many rules need the lake.
    const first = await check(() => page.goto(`${env.studioUrl}/check`));

    await page.getByRole("link", { name: "Home", exact: true }).click();
    const failed = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: /^Failed checks/ }) });
    await expect(failed).not.toContainText(/Loading|Checking/, { timeout: 1000 });

    // A Studio that opens later knows the results too.
    const second = await check(() => page.reload().then(() => page.goto(`${env.studioUrl}/check`)));
    expect(second).toBeLessThan(first / 2);

    // A change arrives without a reload.
    const heading = page.getByRole("heading", { name: `Changed ${freshPath}` });
    await expect(heading).toHaveCount(0);
    await lake.store({
      ...stored,
      _id: `drafts.${id}`,
      title: `Changed ${freshPath}`,
      path: `${freshPath}/Not a path`,
    });
    await expect(heading).toBeVisible();

    // A translator sees what is wrong in one language, also after looking at something else.
    await lake.store({
      _id: `drafts.${id}__de`,
      _type: "page",
      language: "de",
      original: { _type: "reference", _ref: id, _weak: true },
      title: `Geprüft ${freshPath}`,
      path: `${freshPath}/Kein Pfad`,
    });
    const german = page.getByRole("heading", { name: `Geprüft ${freshPath}` });
    await expect(german).toBeVisible();
    await page.getByRole("combobox", { name: "Language" }).selectOption("German");
    await expect(heading).toBeHidden();
    await page.getByRole("link", { name: "Home", exact: true }).click();
    await page.getByRole("link", { name: "Check", exact: true }).click();
    await expect(german).toBeVisible();
    await expect(heading).toBeHidden();
  },
);
