import { violations, WCAG } from "#axe.ts";
import { expect, test } from "#fixtures.ts";
import { answerInsert, fromOwnAddress, quoteForm, step } from "#quote-form.ts";

import { focusFlaws } from "./focus-walk.ts";

const STORAGE = "**/storage";

test.use({ expectedErrors: [/Failed to load resource/] });

test.beforeEach(async ({ page }) => {
  await fromOwnAddress(page);
  await page.goto("/about-us");
});

test("by keyboard: a quote request is filled in, sent and confirmed, and focus is never lost", async ({
  page,
}) => {
  const quote = quoteForm(page);
  await answerInsert(page, { code: 200, msg: "success" });
  const opener = page.getByRole("main").getByRole("button", { name: "Request A Quote" }).first();
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(quote.country).toBeVisible();
  await expect(quote.dialog.getByRole("heading", { name: "Request A Quote" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(opener).toBeFocused();

  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  for (const text of ["Ada", "Lovelace", "ada@example.com"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Tab");
  await expect(quote.country).toBeFocused();
  await page.keyboard.type("united k");
  await expect(quote.country).toHaveAttribute("aria-expanded", "true");
  await expect(quote.dialog.getByRole("listbox", { name: "Countries" })).toBeVisible();
  await expect(quote.dialog.getByRole("status").filter({ hasText: "1 country" })).toBeAttached();
  await page.keyboard.press("Tab");
  await expect(quote.country).toHaveValue("GB +44");
  await expect(quote.field("Phone")).toBeFocused();
  await page.keyboard.type("20 7946 0000");
  await page.keyboard.press("Tab");
  await page.keyboard.type("12 brackets");
  await quote.send.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/thankyou$/);
  await expect(page.getByRole("heading", { name: "Thank you for your request" })).toBeVisible();
  await expect(page.locator("next-route-announcer").getByRole("alert")).toHaveText(/^Thank ?you/i);
});

test("the dialog has a name, and its fields, list and messages have roles, for screen readers", async ({
  page,
}) => {
  const quote = quoteForm(page);
  await quote.open();
  await quote.send.click();
  await expect(quote.summary).toBeFocused();
  await quote.country.fill("germ");
  await expect(quote.dialog).toMatchAriaSnapshot(`
    - dialog "Request A Quote":
      - heading "Request A Quote" [level=2]
      - button "Close"
      - region "Please complete 6 fields":
        - heading "Please complete 6 fields" [level=3]
        - list:
          - listitem:
            - 'link "First name: Enter your first name"'
      - textbox "First name" [invalid]
      - textbox "Last name" [invalid]
      - textbox "Email" [invalid]
      - combobox "Country code" [expanded] [invalid]: germ
      - listbox "Countries":
        - option "Germany +49" [selected]
      - status: 1 country
      - textbox "Phone" [invalid]
      - textbox "Project description" [invalid]
      - button "CAD file (optional)"
      - alert:
        - paragraph: Enter your last phone
      - button "Send request"
      - complementary "About your request"
  `);
  await expect(quote.file).toHaveAccessibleDescription(/^step, stp, igs, stl/);
});

test("axe finds no violations in any state of the dialog", async ({ page }) => {
  const quote = quoteForm(page);
  const found: string[] = [];
  const look = async (state: string) =>
    found.push(
      ...(await violations(page, { within: "dialog", tags: WCAG })).map((flaw) => `${state}: ${flaw}`),
    );
  await quote.open();
  await quote.send.click();
  await expect(quote.summary).toBeFocused();
  await quote.country.fill("germ");
  await look("with messages and the list");
  await quote.country.fill("nowhere at all");
  await expect(quote.dialog.getByText("No match")).toBeVisible();
  await look("with an empty list");
  await quote.fillIn();

  const released = Promise.withResolvers<void>();
  await page.route(STORAGE, async (route) => {
    await released.promise;
    await route.abort("connectionreset");
  });
  await quote.file.setInputFiles(step());
  await expect(quote.dialog.getByRole("status").filter({ hasText: "Uploading bracket.step" })).toBeAttached();
  await look("uploading");
  released.resolve();
  await expect(quote.dialog.getByRole("alert").filter({ hasText: "The connection was lost" })).toBeVisible();
  await look("upload failed");
  expect(found).toEqual([]);
});

for (const [what, viewport] of [
  ["on a phone", { width: 360, height: 740 }],
  ["at 400 % zoom", { width: 320, height: 256 }],
] as const) {
  test(`in the dialog ${what}, focus is never covered and nothing is cut off`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const quote = quoteForm(page);
    await page.getByRole("banner").getByRole("button", { name: "Menu", exact: true }).click();
    await quote.open();
    await quote.send.click();
    expect(await focusFlaws(page, "dialog")).toEqual([]);
    const { sideways, box } = await quote.dialog.evaluate((dialog) => ({
      sideways: dialog.scrollWidth - dialog.clientWidth,
      box: dialog.getBoundingClientRect().toJSON(),
    }));
    expect(sideways).toBeLessThanOrEqual(0);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.bottom).toBeLessThanOrEqual(viewport.height);
  });
}
