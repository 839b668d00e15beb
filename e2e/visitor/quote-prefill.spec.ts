import { expect, test } from "#fixtures.ts";
import { quoteForm } from "#quote-form.ts";

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
