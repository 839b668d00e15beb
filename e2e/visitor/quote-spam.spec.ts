import { expect, test } from "#fixtures.ts";
import { fromOwnAddress, newEmail, quoteForm } from "#quote-form.ts";
import { quoteRequestsOf } from "#quote-requests.ts";

/** Long enough for a person to fill in the form. */
const PERSON_MS = 2500;

test.beforeEach(async ({ page }) => {
  await fromOwnAddress(page);
  await page.clock.install();
  await page.goto("/about-us");
  await quoteForm(page).open();
});

for (const [who, ms, trap, state, suspicion] of [
  ["a person", PERSON_MS, "", "new", /^$/],
  ["a bot that fills in a hidden field", PERSON_MS, "https://spam.example", "spam", /hidden field/],
  ["a bot that is faster than any person", 0, "", "spam", /^sent after \d\.\d s$/],
] as const) {
  test(`a request from ${who} is stored as ${state} and gets the usual response`, async ({ page }) => {
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.reload();
    const quote = quoteForm(page);
    const opened = quote.open();
    // The form appears with the next animation frame, and the clock is paused.
    await expect(async () => {
      await page.clock.runFor(20);
      expect(await quote.country.count()).toBe(1);
    }).toPass();
    await opened;
    const email = newEmail();
    await quote.fillIn({ Email: email });
    await page.evaluate((text) => {
      const field = document.querySelector("dialog [name=fax-number]");
      if (field instanceof HTMLInputElement) field.value = text;
    }, trap);
    await page.clock.runFor(ms);
    await quote.send.click();
    await page.clock.resume();
    await expect(page).toHaveURL(/\/thankyou$/);
    expect(await quoteRequestsOf(email)).toMatchObject([
      { state, suspicion: expect.stringMatching(suspicion) },
    ]);
  });
}
