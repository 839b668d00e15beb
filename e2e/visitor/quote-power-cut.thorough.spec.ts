import { expect, test } from "#fixtures.ts";
import { intercept } from "#intercept.ts";
import { controlAdmin } from "#lake.ts";
import { fromOwnAddress, INSERT, newEmail, quoteForm } from "#quote-form.ts";
import { quoteRequestsOf } from "#quote-requests.ts";

test.use({ expectedErrors: [/Failed to load resource/] });

test.afterEach(() => controlAdmin("start"));

test("when the admin API dies between storing and responding, the visitor is told and the request is stored once @alone", async ({
  page,
}) => {
  const email = newEmail();
  await fromOwnAddress(page);
  await page.goto("/about-us");
  const quote = quoteForm(page);
  await quote.open();
  await quote.fillIn({ Email: email });
  const stop = await intercept(page, INSERT, async (route) => {
    await route.fetch();
    await controlAdmin("kill");
    await route.continue();
  });
  await quote.send.click();
  await expect(quote.warning).toContainText("Our server can't be reached right now");
  await expect(quote.warning).toContainText("fail to POST /api/orderInquiry/insert 502");

  stop();
  await controlAdmin("start");
  await quote.send.click();
  await expect(page).toHaveURL(/\/thankyou$/);
  expect(await quoteRequestsOf(email)).toHaveLength(1);
});
