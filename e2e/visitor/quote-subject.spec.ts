import { expect, test } from "#fixtures.ts";
import { quoteForm } from "#quote-form.ts";

test("one tap inserts the page's subject before the typed text; the field starts empty", async ({
  page,
  lake,
  freshPath,
}) => {
  await lake.publish({ path: freshPath, title: "Vacuum casting" });
  await page.goto(freshPath);
  const quote = quoteForm(page);
  await quote.open();
  await expect(quote.field("Project description")).toHaveValue("");
  await quote.field("Project description").fill("12 housings");
  await quote.dialog.getByRole("button", { name: "Add “About: Vacuum casting”" }).click();
  await expect(quote.field("Project description")).toHaveValue("About: Vacuum casting\n12 housings");
  await expect(quote.field("Project description")).toBeFocused();
});

test("a page about the company is no subject, in any language", async ({ page }) => {
  const dialog = page.locator("#quote_dialog");
  const suggestionOn = async (path: string, title: string) => {
    await page.goto(path);
    await page.locator("button[commandfor=quote_dialog]").filter({ visible: true }).first().click();
    await expect(dialog.locator("select, [role=combobox]").first()).toBeVisible();
    // As without a title of its own for search engines. The field reads it when it renders again.
    await page.evaluate((text) => {
      document.title = `${text} – Donghe`;
    }, title);
    await dialog.locator("textarea").fill("12 parts");
    return dialog.getByRole("button", { name: title });
  };
  await expect(await suggestionOn("/de/leistungen/cnc-fraesen", "CNC-Fräsen")).toBeVisible();
  await expect(await suggestionOn("/contact-us", "Contact data")).toBeHidden();
  await expect(await suggestionOn("/de/kontakt", "Kontaktdaten")).toBeHidden();
});

test("a link's prefill fills an empty description and never replaces typed text", async ({
  page,
  lake,
  freshPath,
}) => {
  const call = {
    _type: "quoteCall",
    _key: "call",
    heading: "Send the drawing",
    label: "Ask for a housing",
    prefill: "A housing like the one shown",
  };
  await lake.publish({ path: freshPath, title: "Housings", blocks: [call] });
  await page.goto(freshPath);
  const quote = quoteForm(page);
  const opener = page.getByRole("button", { name: "Ask for a housing" });
  await opener.click();
  await expect(quote.country).toBeVisible();
  await expect(quote.field("Project description")).toHaveValue("A housing like the one shown");

  await quote.field("Project description").fill("My own words");
  await quote.dialog.getByRole("button", { name: "Close" }).click();
  await opener.click();
  await expect(quote.field("Project description")).toHaveValue("My own words");
});
