import { expect, test } from "#fixtures.ts";
import { foil, partCheck } from "#part-check.ts";
import { stepFile, stlBox, tetrahedra } from "#part-files.ts";
import { fromOwnAddress, newEmail, quoteForm } from "#quote-form.ts";
import { quoteRequestsOf } from "#quote-requests.ts";

function isDrawn(canvas: HTMLCanvasElement): boolean {
  const picture = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
  return picture?.data.some((byte) => byte > 0) ?? false;
}

test.beforeEach(async ({ page }) => {
  await fromOwnAddress(page);
  await page.goto("/part-check");
});

test("one button opens the quote dialog with the file and the description begun, and the findings go with the request", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/part-check");
  const check = partCheck(page);
  await check.input.setInputFiles(foil);
  await expect(check.findings).toBeVisible();
  await check.process("CNC machining").click();
  await check.block.getByRole("button", { name: "Request a quote for this part" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Foil.stlUploaded");
  const message = dialog.getByLabel("Project description");
  await expect(message).toHaveValue(/^Size: 60 × 40 × 0\.3 mm \(read in mm.*\nProcess: CNC machining\n/);
  await expect(dialog.getByText(/^\d+ \/ 500$/)).not.toHaveText("0 / 500");
  await expect(dialog).toContainText("The part check findings are sent with the request.");

  const email = newEmail();
  await quoteForm(page).fillIn({ Email: email });
  // Wait like a person, because a form that is filled in too fast is marked as spam.
  await page.clock.runFor(5000);
  await quoteForm(page).send.click();
  await expect(page).toHaveURL(/\/thankyou$/);
  const [stored] = await quoteRequestsOf(email);
  expect(stored?.partReport).toMatch(
    /^Foil\.stl\nSTL, read in mm.*\nSize 60 × 40 × 0\.3 mm, volume 0\.72 cm³\n/,
  );
  expect(stored?.partReport).toContain(
    "Findings for CNC machining:\n- Wall too thin 0.3 mm, at least 0.5 mm (change)",
  );
});

test("the quote dialog shows the picture, the size and the doubtful unit of a file, and sends it without them", async ({
  page,
}) => {
  await page.goto("/cnc-machining");
  await page.getByRole("main").getByRole("button", { name: "Request A Quote" }).first().click();
  const dialog = page.getByRole("dialog");
  const input = dialog.getByLabel("CAD file");
  await input.setInputFiles(stlBox("Pin.stl", [2.4, 1, 1]));
  const picture = dialog.locator("[data-file-picture]");
  await expect(picture).toContainText("60.96 × 25.4 × 25.4 mm");
  await expect(picture).toContainText(
    "Read in inch, because the size would be unusual in mm. State the unit in the description.",
  );
  expect(await picture.locator("canvas").evaluate(isDrawn)).toBe(true);

  await page.route("**/turbopack-worker-*", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("turbopack-worker"));
  await input.setInputFiles(stepFile("cnc-plate"));
  await failed;
  await expect(dialog).toContainText("cnc-plate.stepUploaded");
  await expect(picture).toBeEmpty();
});

test("a format that the form does not accept is sent as ZIP", async ({ page }) => {
  const check = partCheck(page);
  await check.input.setInputFiles(tetrahedra("Corner.obj", 1));
  await check.block.getByRole("button", { name: "Request a quote for this part" }).click();
  await expect(page.getByRole("dialog")).toContainText("Corner.obj.zipUploaded");
});
