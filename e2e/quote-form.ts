import { expect, type Locator, type Page, type Request } from "@playwright/test";

export const INSERT = "**/api/orderInquiry/insert";
export const SIGN = "**/api/oss/upload";

/** The first line identifies a STEP file. */
export const step = (name = "bracket.step") => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from("ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\nENDSEC;\nEND-ISO-10303-21;\n"),
});

/** An email address that no other test uses. */
export function newEmail(): string {
  return `ada-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}@example.com`;
}

/** A client address that no other test uses. Rate limits count it separately. */
export function newAddress(): string {
  const [third, fourth] = crypto.getRandomValues(new Uint8Array(2));
  return `198.18.${third}.${fourth}`;
}

/** Gives the page its own client address. */
export async function fromOwnAddress(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ "x-forwarded-for": newAddress() });
}

/** The quote dialog and its controls, located by what a visitor sees. */
export function quoteForm(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Request A Quote" });
  const form = quoteFormIn(dialog);
  return {
    ...form,
    dialog,
    async open(): Promise<void> {
      await page.getByRole("button", { name: "Request A Quote" }).filter({ visible: true }).first().click();
      await expect(form.country).toBeVisible();
    },
  };
}

/** The controls of the quote form inside a container. */
export function quoteFormIn(root: Locator) {
  const field = (label: string) => root.getByLabel(label, { exact: true });
  const country = root.getByRole("combobox", { name: "Country code" });

  async function choose(text: string): Promise<void> {
    await country.fill(text);
    await country.press("Enter");
  }
  async function fillInTexts(values: Partial<Record<string, string>> = {}): Promise<void> {
    const texts = {
      "First name": "Ada",
      "Last name": "Lovelace",
      Email: "ada@example.com",
      Phone: "20 7946 0000",
      "Project description": "12 brackets, AlMg3, 2 mm",
      ...values,
    };
    for (const [label, text] of Object.entries(texts)) {
      await field(label).fill(text ?? "");
    }
  }
  async function fillIn(values: Partial<Record<string, string>> = {}): Promise<void> {
    await fillInTexts(values);
    await choose("United Kingdom");
  }
  /** The server-rendered form, before hydration. */
  async function fillInPlain(): Promise<void> {
    await fillInTexts();
    await field("Country code").fill("+44");
  }
  return {
    root,
    field,
    country,
    send: root.getByRole("button", { name: /^Send/ }),
    file: root.getByLabel(/^CAD file/),
    warning: root.getByRole("alert"),
    summary: root.getByRole("region", { name: /^Please complete/ }),
    choose,
    fillIn,
    fillInPlain,
  };
}

/** Responds to every quote request with a code and a message. Returns the requests received. */
export async function answerInsert(page: Page, answer: unknown, status = 200): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(INSERT, async (route) => {
    requests.push(route.request());
    await route.fulfill({ status, json: answer });
  });
  return requests;
}
