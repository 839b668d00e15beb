import { violations, WCAG } from "#axe.ts";
import { expect, test } from "#fixtures.ts";
import { fromOwnAddress, newEmail } from "#quote-form.ts";
import { quoteRequestsOf } from "#quote-requests.ts";

// A purchasing engineer in Japan, from the home page to the page of the request.
// cspell:disable

test.use({ locale: "ja-JP", timezoneId: "Asia/Tokyo" });

test.beforeEach(({ page }) => fromOwnAddress(page));

test("a visitor from Japan is offered the page in Japanese, and sends a quote request", async ({ page }) => {
  await page.goto("/contact-us");
  await page
    .getByRole("complementary", { name: "言語" })
    .getByRole("link", { name: "このページを日本語で読む" })
    .click();
  await expect(page).toHaveURL("/ja/contact-us");
  await page.goto("/ja", { waitUntil: "networkidle" });
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  await page.getByRole("main").getByRole("button", { name: "お見積もりを依頼" }).first().click();

  const dialog = page.getByRole("dialog", { name: "お見積もりを依頼" });
  const country = dialog.getByRole("combobox", { name: "国番号" });
  await expect(country).toBeVisible();
  const inputs = dialog.getByRole("textbox");
  await expect(inputs.nth(0)).toHaveAccessibleName("姓");
  await expect(inputs.nth(1)).toHaveAccessibleName("名");
  await dialog.getByRole("button", { name: "依頼を送信" }).click();
  const summary = dialog.getByRole("region", { name: /^入力が必要な項目が6件あります/ });
  await expect(summary.getByRole("link").first()).toHaveText("姓：姓を入力してください");
  expect(await violations(page, { tags: WCAG })).toEqual([]);

  const email = newEmail();
  const texts = {
    姓: "佐藤",
    名: "花子",
    メールアドレス: email,
    電話番号: "03 1234 5678",
    ご依頼内容: "ブラケット12個、A5052、板厚2 mm",
  };
  for (const [label, text] of Object.entries(texts))
    await dialog.getByLabel(label, { exact: true }).fill(text);
  await country.fill("日本");
  await country.press("Enter");
  await expect(country).toHaveValue("JP +81");
  await dialog.getByRole("button", { name: "依頼を送信" }).click();

  await expect(page).toHaveURL("/ja/thankyou");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("ご依頼ありがとうございます");
  const [stored] = await quoteRequestsOf(email);
  expect(stored).toMatchObject({ firstName: "花子", lastName: "佐藤", location: "+81" });
  await expect(main).toContainText(`ご依頼番号 ${stored?.number}`);
  await expect(main).toContainText(/\d+月\d+日.*までにご連絡します。/);
  expect(await violations(page, { tags: WCAG })).toEqual([]);

  await main.getByRole("link", { name: "部品・図面・詳細を追加" }).click();
  await expect(page).toHaveURL(/\/ja\/request\/[0-9a-f]{40}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`ご依頼 ${stored?.number}`);
});

for (const [query, title] of [
  ["公差", "公差"],
  ["射出成形", "最低数量と納期"],
  ["見積", "お問い合わせ"],
  ["納期", "ご注文方法"],
] as const)
  test(`the Japanese search finds ${query}`, async ({ page }) => {
    await page.goto(`/ja/search?q=${encodeURIComponent(query)}`);
    const results = page.getByRole("main").locator('a[href^="/ja"]');
    await expect(results.filter({ hasText: title }).first()).toBeVisible();
  });

for (const width of [360, 1440])
  test(`no Japanese page is wider than ${width} px or fails axe`, { tag: "@thorough" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/ja", "/ja/contact-us", "/ja/ordering", "/ja/quote", "/ja/thankyou"]) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      expect(await violations(page, { tags: WCAG }), path).toEqual([]);
    }
  });
