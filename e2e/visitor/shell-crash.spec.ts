import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";

test.use({ expectedErrors: [/broken for a test/] });

/** Breaks what a long page's index is built on, until `mend` is called. */
async function breakIndex(page: Page): Promise<{ mend: () => Promise<void> }> {
  await page.addInitScript(() => {
    const { prototype } = IntersectionObserver;
    Object.assign(prototype, {
      mended: Reflect.get(prototype, "observe"),
      observe() {
        throw new Error("broken for a test");
      },
    });
  });
  return {
    mend: () =>
      page.evaluate(() => {
        const observe: unknown = Reflect.get(IntersectionObserver.prototype, "mended");
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

test("§2: a crashing page shows the same screen under the header, and trying again helps", async ({
  page,
  lake,
  freshPath,
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
  // On such a connection the shell itself watches nothing.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const { mend } = await breakIndex(page);
  await page.goto(freshPath);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(
    "The current address is invalid or not pure",
  );
  await expect(main.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("banner")).toBeVisible();

  await mend();
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("A long page");
  await lake.remove(id);
});

test("§2: when the shell itself crashes there is still the same screen, with a way home", async ({
  page,
}) => {
  await breakIndex(page);
  await page.goto("/about-us");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "The current address is invalid or not pure",
  );
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
});
