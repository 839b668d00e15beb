import { countByStatus, expect, test } from "#security/testing/test.ts";
import { sendToAdmin } from "#testing/lake.ts";
import { newQuoteRequest, storedQuoteRequests } from "#testing/quote-requests.ts";
import { postJson, send } from "#testing/request.ts";
import { API } from "#testing/site.ts";
import { waitFor } from "#testing/wait.ts";

test("visitors cannot bypass the site's checks and limits by calling the admin API directly", async ({
  target,
}) => {
  const { adminUrl } = target;
  const quoteRequest = newQuoteRequest();
  const body = JSON.stringify(quoteRequest);
  for (const headers of [
    { "content-type": "text/plain" },
    { "content-type": "application/json", origin: target.siteUrl },
    { "content-type": "application/json", "x-site-signature": "A".repeat(43) },
  ]) {
    expect(await send(adminUrl, API.quoteRequest, { method: "POST", headers, body })).toHaveStatus(403);
  }
  const burst = await Promise.all(
    Array.from({ length: 20 }, () => send(adminUrl, API.quoteRequest, { method: "POST", body })),
  );
  expect(countByStatus(burst), "20 × the same").toEqual({ 403: 20 });
  expect(await storedQuoteRequests(target, quoteRequest.email)).toEqual([]);
  for (const path of [API.uploadSignature, API.statistics]) {
    const response = await send(adminUrl, path, { method: "POST", body: `{"filePath":"quote"}` });
    expect(response).toHaveStatus(403);
  }
});

test("no cell of the exported table is a formula, regardless of where a program splits cells", async ({
  target,
}) => {
  const malicious = newQuoteRequest({
    firstName: "a;=HYPERLINK(1)",
    lastName: "a\t=HYPERLINK(2)",
    message: 'a|=HYPERLINK(3)\n=HYPERLINK(4);"=HYPERLINK(5);\u200b\uff1dHYPERLINK(6)',
  });
  expect(await postJson(target.siteUrl, API.quoteRequest, malicious)).toHaveStatus(200);
  const csv = await sendToAdmin(
    target,
    `/staff/quote-requests.csv?text=${encodeURIComponent(malicious.email)}`,
  );
  expect(csv).toHaveStatus(200);
  const formulas = csv.body
    .split(/[,;|\t\r\n]/)
    .filter((part) => /^[\s"\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u.test(part));
  expect(csv.body.match(/HYPERLINK/g), csv.request).toHaveLength(6);
  expect(formulas, csv.request).toEqual([]);
});

test(
  "the staff's reply goes to one address, and a request with a list of addresses is stored",
  { tag: "@sandbox" },
  async ({ sandbox }) => {
    const email = `ada-${Date.now()}@example.com, x@evil.example`;
    const response = await postJson(sandbox.siteUrl, API.quoteRequest, newQuoteRequest({ email }));
    expect(response).toHaveStatus(200);
    const isAboutIt = (mail: string) => mail.includes(`Email: ${email}`);
    const mail = await waitFor(
      () => sandbox.mailServer.mails.find(isAboutIt) ?? "",
      (found) => found !== "",
    );
    expect(mail, "the address as it was typed").not.toBe("");
    expect(mail).not.toMatch(/^Reply-To:/im);
  },
);
