import { expect, test } from "#fixtures.ts";

test("a comparison says when to choose another process, and what its limits are", async ({ page }) => {
  await page.goto("/cnc-machining");
  const titles = (name: string) =>
    page
      .locator(".option", { has: page.getByRole("heading", { level: 3, name, exact: true }) })
      .getByRole("heading", { level: 4 });
  await expect(titles("CNC machining")).toHaveText(["When to choose it", "When not to"]);
  await expect(titles("DMLS")).toHaveText(["When to choose it", "Limits"]);
});

test("with three or more alternatives, the page's own process has a separate row", async ({ page }) => {
  await page.goto("/cnc-machining");
  const panels = page.locator(".option");
  const boxes = await Promise.all((await panels.all()).map((panel) => panel.boundingBox()));
  const [own, ...others] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
  expect(own?.width).toBeGreaterThan(900);
  expect(new Set(others.map(({ y }) => y)).size).toBe(1);
  expect(others[0]?.y).toBeGreaterThanOrEqual((own?.y ?? 0) + (own?.height ?? 0));
});
