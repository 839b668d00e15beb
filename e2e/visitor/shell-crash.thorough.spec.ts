import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";

test.use({ expectedErrors: [/broken for a test/] });

/** Breaks an API that the table of contents depends on until `restore` is called. */
async function breakTableOfContents(page: Page): Promise<{ restore: () => Promise<void> }> {
  await page.addInitScript(() => {
    const { prototype } = IntersectionObserver;
    Object.assign(prototype, {
      original: Reflect.get(prototype, "observe"),
      observe() {
        throw new Error("broken for a test");
      },
    });
  });
  return {
    restore: () =>
      page.evaluate(() => {
        const observe: unknown = Reflect.get(IntersectionObserver.prototype, "original");
        Object.assign(IntersectionObserver.prototype, { observe });
      }),
  };
}

function questions(heading: string) {
  const answer = [{ _type: "block", _key: "b", style: "normal", markDefs: [], children: [] }];
  return {
    _type: "questions",
    _key: heading.toLowerCase(),
    heading,
    questions: [{ _type: "question", _key: "q", question: "Why?", answer }],
  };
}

test("a crashed page shows the error screen under the header, and “Try again” restores the page", async ({
  page,
  lake,
  freshPath,
  request,
}) => {
  const id = freshPath.slice(1);
  await lake.store({
    _id: id,
    _type: "service",
    title: "Long",
    path: freshPath,
    blocks: [
      { _type: "hero", _key: "hero", heading: "A long page" },
      ...["One", "Two", "Three"].map((heading) => questions(heading)),
    ],
  });
  // Wait until the page exists, because the 404 screen has the same heading as the screen of a crashed page.
  await expect.poll(async () => (await request.get(freshPath)).status()).toBe(200);
  // With data saving on, the shell does not use the API that the test breaks.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const { restore } = await breakTableOfContents(page);
  await page.goto(freshPath);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(
    "The current address is invalid or not pure",
  );
  await expect(main.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("banner")).toBeVisible();

  await restore();
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("A long page");
});

test("a crashed shell shows the same screen with a link home", async ({ page }) => {
  await breakTableOfContents(page);
  await page.goto("/about-us");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "The current address is invalid or not pure",
  );
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
});
