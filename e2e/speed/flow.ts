import type { Page } from "@playwright/test";

import { answerInsert, quoteForm, step } from "#quote-form.ts";

import { interactions } from "./slow-phone.ts";

const TEXT = "12 brackets, AlMg3, 2 mm, deburred";

/** Ms of each key, while the description is typed. A key that is not told of took less than 16: it counts as 8. */
export async function typing(page: Page): Promise<number[]> {
  await page.goto("/cnc-machining", { waitUntil: "networkidle" });
  const quote = await openForm(page);
  await quote.field("Project Description").tap();
  const before = (await interactions(page)).length;
  await quote.field("Project Description").pressSequentially(TEXT, { delay: 60 });
  const told = (await interactions(page)).slice(before);
  return [...told, ...Array<number>(Math.max(0, TEXT.length - told.length)).fill(8)];
}

async function openForm(page: Page): Promise<ReturnType<typeof quoteForm>> {
  const quote = quoteForm(page);
  await page.getByRole("main").getByRole("button", { name: "Request A Quote" }).first().tap();
  await quote.country.waitFor();
  return quote;
}

/** Ms of each interaction of a visitor who opens the dialog, sends it too early, fills it in with a file, and sends it. */
export async function wholeFlow(page: Page): Promise<number[]> {
  await answerInsert(page, { code: 200, msg: "success" });
  await page.goto("/cnc-machining", { waitUntil: "networkidle" });
  const quote = await openForm(page);
  await quote.send.tap();
  await quote.summary.waitFor();
  for (const [label, text] of [
    ["First name", "Ada"],
    ["Last name", "Lovelace"],
    ["Email", "ada@example.com"],
    ["Phone", "20 7946 0000"],
    ["Project Description", TEXT],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one field after the other, as a visitor
    await quote.field(label).tap();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await quote.field(label).pressSequentially(text, { delay: 40 });
  }
  await quote.country.tap();
  await quote.country.pressSequentially("germ", { delay: 60 });
  await quote.country.press("ArrowDown");
  await quote.country.press("Enter");
  await quote.file.setInputFiles(step());
  await quote.dialog.getByText("Uploaded", { exact: true }).waitFor();
  await quote.send.tap();
  await page.waitForURL(/\/thankyou/);
  return interactions(page);
}
