import { violations } from "#axe.ts";
import { expect, test } from "#fixtures.ts";
import { answerInsert, quoteForm } from "#quote-form.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/about-us");
  await quoteForm(page).open();
});

for (const [label, message, maxLength] of [
  ["First name", "Enter your first name", 250],
  ["Last name", "Enter your last name", 250],
  ["Email", "Enter your Email", 100],
  ["Phone", "Enter your phone number", 50],
  ["Project description", "Enter your Project Description", 500],
] as const) {
  test(`${label} accepts ${maxLength} characters and shows "${message}" when left empty`, async ({
    page,
  }) => {
    const quote = quoteForm(page);
    const field = quote.field(label);
    await field.focus();
    await expect(field).not.toHaveAttribute("aria-invalid");
    await field.blur();
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toHaveAttribute("aria-invalid", "true");

    await field.fill("x");
    await expect(field).not.toHaveAttribute("aria-invalid");
    await field.fill("");
    await page.keyboard.insertText("y".repeat(maxLength + 1));
    await expect(field).toHaveValue("y".repeat(maxLength));
  });
}

test("the country shows its message on change, not on blur", async ({ page }) => {
  const quote = quoteForm(page);
  await quote.country.focus();
  await quote.country.blur();
  await expect(quote.country).not.toHaveAttribute("aria-invalid");
  await quote.choose("Germany");
  await quote.country.fill("");
  await expect(quote.country).toHaveAccessibleDescription(
    "Please select the location number/Enter your phone number",
  );
});

test("submitting an empty form shows all messages and focuses a summary that links to the fields", async ({
  page,
}) => {
  const quote = quoteForm(page);
  await quote.send.click();
  await expect(quote.summary).toBeFocused();
  await expect(quote.summary.getByRole("link")).toHaveText([
    "First name: Enter your first name",
    "Last name: Enter your last name",
    "Email: Enter your Email",
    "Country code: Please select the location number/Enter your phone number",
    "Phone: Enter your phone number",
    "Project description: Enter your Project Description",
  ]);
  await quote.summary.getByRole("link", { name: /^Email/ }).click();
  await expect(quote.field("Email")).toBeFocused();
});

test("submitting without a phone number shows its warning", async ({ page }) => {
  const quote = quoteForm(page);
  await quote.fillIn({ Phone: "" });
  await quote.send.click();
  await expect(quote.warning).toHaveText("Enter your last phone");
});

test("the fields have autocomplete attributes", async ({ page }) => {
  const quote = quoteForm(page);
  for (const [label, token] of [
    ["First name", "given-name"],
    ["Last name", "family-name"],
    ["Email", "email"],
    ["Country code", "tel-country-code"],
    ["Phone", "tel-national"],
  ] as const) {
    await expect(quote.field(label)).toHaveAttribute("autocomplete", token);
  }
});

for (const [what, text] of [
  ["name", "germ"],
  ["code", "de"],
  ["number", "+49"],
] as const) {
  test(`a country is found by its ${what}`, async ({ page }) => {
    const quote = quoteForm(page);
    await quote.country.fill(text);
    await expect(quote.dialog.getByRole("option").first()).toHaveText("Germany+49");
    await quote.country.press("Enter");
    await expect(quote.country).toHaveValue("DE +49");
    await expect(quote.dialog.getByRole("option")).toHaveCount(0);
  });
}

for (const [keys, chosen] of [
  ["+ 4 9 Tab", "DE +49"],
  ["+ 8 6 Enter", "CN +86"],
  ["d e Tab", "DE +49"],
  ["f r a n Tab", "FR +33"],
  ["f r a n Enter", "FR +33"],
] as const) {
  test(`the keys ${keys}, faster than the list is shown, choose ${chosen}`, async ({ page }) => {
    const { country, dialog } = quoteForm(page);
    await country.focus();
    // Without waiting between the keys, like a fast typist on a slow phone.
    await Promise.all(keys.split(" ").map((key) => page.keyboard.press(key)));
    await expect(country).toHaveValue(chosen);
    // A choice from an older list would arrive when the list is rendered for the last time.
    await expect(dialog.getByRole("option")).toHaveCount(0);
    await expect(country).toHaveValue(chosen);
  });
}

test("the list has 250 countries sorted by numeric code and works with the keyboard alone", async ({
  page,
}) => {
  const quote = quoteForm(page);
  await quote.country.click();
  const options = quote.dialog.getByRole("option");
  await expect(options).toHaveCount(250);
  const dials = (await options.allTextContents()).map((text) => Number(text.split("+")[1]));
  expect(dials).toEqual(dials.toSorted((left, right) => left - right));

  await quote.country.press("ArrowDown");
  await quote.country.press("ArrowDown");
  await expect(quote.country).toHaveAttribute("aria-expanded", "true");
  const marked = await quote.country.getAttribute("aria-activedescendant");
  await expect(quote.dialog.locator(`[id="${marked}"]`)).toHaveText("Canada+1");
  await quote.country.press("Escape");
  await expect(options).toHaveCount(0);
  await expect(quote.dialog).toBeVisible();
});

test("a new visitor has no country selected; the last selection is remembered", async ({ page }) => {
  const quote = quoteForm(page);
  await expect(quote.country).toHaveValue("");
  await quote.choose("Japan");
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await quote.open();
  await expect(quote.country).toHaveValue("JP +81");
});

test("the dialog passes axe with messages and with the list open", async ({ page }) => {
  const quote = quoteForm(page);
  await quote.send.click();
  await quote.country.click();
  expect(await violations(page, { within: "dialog" })).toEqual([]);
});

test("values filled by a password manager without events are sent", async ({ page }) => {
  const sent = await answerInsert(page, { code: 200, msg: "success" });
  const quote = quoteForm(page);
  await quote.field("Project description").fill("12 brackets");
  for (const [label, text] of [
    ["First name", "Jörg"],
    ["Last name", "Müller"],
    ["Email", "joerg@example.com"],
    ["Country code", "Korea, Republic of"],
    ["Phone", "711 1234"],
  ] as const) {
    await quote.field(label).evaluate((field, value) => {
      if (field instanceof HTMLInputElement) field.value = value;
    }, text);
  }
  await quote.send.click();
  await expect(page).toHaveURL(/\/thankyou$/);
  expect(sent[0]?.postDataJSON()).toMatchObject({ firstName: "Jörg", location: "+82", phone: "711 1234" });
});

test("a country that is not known stays in the field, and the message says what to do", async ({ page }) => {
  const quote = quoteForm(page);
  await quote.country.fill("Atlantis");
  await quote.country.press("Tab");
  await expect(quote.country).toHaveValue("Atlantis");
  await expect(quote.country).toHaveAccessibleDescription(/^We don't recognize “Atlantis”\. Enter a country/);
  await quote.country.evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = "Middle-earth";
  });
  await quote.send.click();
  await expect(quote.country).toHaveValue("Middle-earth");
  await expect(quote.country).toHaveAccessibleDescription(/“Middle-earth”/);
  await quote.country.fill("Russian Federation");
  await quote.country.press("Tab");
  await expect(quote.country).toHaveValue("RU +7");
  await expect(quote.country).not.toHaveAttribute("aria-invalid");
});

test("a pasted description that is too long says how much was cut until it is shortened", async ({
  page,
}) => {
  const description = quoteForm(page).field("Project description");
  const cut = page.getByText("Only 500 characters fit");
  async function paste(length: number): Promise<void> {
    await page.evaluate((text) => navigator.clipboard.writeText(text), "x".repeat(length));
    await description.press("ControlOrMeta+v");
  }
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await paste(500);
  await expect(cut).toHaveCount(0);
  await paste(1);
  await expect(cut).toBeVisible();
  await expect(description).toHaveValue("x".repeat(500));
  await description.press("Backspace");
  await expect(cut).toHaveCount(0);
});

test.describe("in a German browser", () => {
  test.use({ locale: "de-DE" });

  test("a country is found by its German name", async ({ page }) => {
    const quote = quoteForm(page);
    await quote.country.fill("Osterr");
    await expect(quote.dialog.getByRole("option").first()).toHaveText("Austria+43");
    await quote.choose("Deutschland");
    await expect(quote.country).toHaveValue("DE +49");
  });
});
