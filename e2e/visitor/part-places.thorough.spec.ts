import { expect, test } from "#fixtures.ts";
import { partCheck } from "#part-check.ts";
import { stepFile, stlBox } from "#part-files.ts";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/part-check");
});

test("the places of a finding are shown one by one, by buttons and keys, each with a mark that is large enough to see", async ({
  page,
}) => {
  const check = partCheck(page);
  await check.input.setInputFiles(stepFile("injection-molding-no-draft"));
  await check.process("Injection molding").click();
  await check.finding("draft").getByRole("button").first().click();
  const position = check.caption.getByText(/^\d+ of \d+$/);
  await expect(position).toHaveText(/^1 of \d+$/);
  const mark = check.overlay.locator(".pv-ring, .pv-measure").last();
  await expect
    .poll(async () => {
      const box = await mark.boundingBox();
      return Math.max(box?.width ?? 0, box?.height ?? 0);
    })
    .toBeGreaterThanOrEqual(12);

  const count = Number(/\d+$/.exec(await position.innerText())?.[0]);
  await check.caption.getByRole("button", { name: "Next place" }).press("Enter");
  await expect(position).toHaveText(`2 of ${count}`);
  await check.picture.press("p");
  await check.picture.press("p");
  await expect(position).toHaveText(`${count} of ${count}`);
  await check.picture.press("n");
  await expect(position).toHaveText(`1 of ${count}`);
  await expect(check.caption.getByRole("status")).toContainText(`place 1 of ${count}`);
  await check.picture.press("Escape");
  await expect(check.caption).toHaveCount(0);
});

test("a wall has an arrow with its value between its sides, and a place inside the part is cut open", async ({
  page,
}) => {
  const check = partCheck(page);
  await check.input.setInputFiles(stlBox("Plate.stl", [40, 30, 0.4]));
  await check.process("CNC machining").click();
  await check.finding("Wall too thin").getByRole("button").click();
  await expect(check.overlay.locator("polygon.pv-place")).toHaveCount(2);
  await expect(check.overlay.locator("text.pv-measured.metric")).toHaveText("0.4 mm");
  await expect(check.caption).toContainText("Wall too thin · 0.4 mm · at least 0.5 mm", {
    useInnerText: true,
  });
  await expect(check.caption).not.toContainText("cut open");

  await check.input.setInputFiles(stepFile("sla-printing-hollow"));
  await check.process("SLA printing").click();
  await check.finding("Sealed cavity").getByRole("button").click();
  await expect(check.caption).toContainText("cut open here");
});

test("the faces can have the colors of wall thickness, draft and reach, with a legend", async ({ page }) => {
  const check = partCheck(page);
  await check.input.setInputFiles(stepFile("cnc-t-slot"));
  await expect(check.findings).toBeVisible();
  const colors = check.block.getByRole("combobox", { name: /^Colors/ });
  for (const [kind, label] of [
    ["wall thickness", /[\d.]+\s+mm/],
    ["draft", "undercut"],
    ["tool reach", "no tool reaches"],
  ] as const) {
    const before = await check.picture.screenshot();
    await colors.selectOption(kind);
    const legend = check.block.getByRole("list", { name: `Colors: ${kind}` });
    await expect(legend.getByRole("listitem").first()).toContainText(label);
    await expect.poll(async () => before.equals(await check.picture.screenshot())).toBe(false);
  }
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("the picture stays at the top with the caption on it, and the finding that was pressed stays in view", async ({
    page,
  }) => {
    const check = partCheck(page);
    await check.input.setInputFiles(stepFile("injection-molding-no-draft"));
    await check.process("Injection molding").click();
    const finding = check.finding("draft").getByRole("button").first();
    await finding.tap();
    await expect(check.caption).toBeInViewport({ ratio: 1 });
    await expect(check.picture).toBeInViewport({ ratio: 0.9 });
    await expect(finding).toBeInViewport({ ratio: 1 });
  });
});
