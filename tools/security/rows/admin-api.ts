import { sendToAdmin } from "../../sandbox/lake.ts";
import { newQuoteRequest, storedQuoteRequests } from "../../sandbox/quote-requests.ts";
import { postJson, send } from "../../sandbox/request.ts";
import { API } from "../../sandbox/site.ts";
import { waitFor } from "../../sandbox/wait.ts";
import type { Row } from "../context.ts";
import { expectStatus, expectThat } from "../expect.ts";

export const adminApi: readonly Row[] = [
  {
    number: 93,
    area: "admin",
    title: "visitors cannot bypass the site's checks and limits by calling the admin API directly",
    async attack(context) {
      const { adminUrl } = context.target;
      const quoteRequest = newQuoteRequest();
      const body = JSON.stringify(quoteRequest);
      for (const headers of [
        { "content-type": "text/plain" },
        { "content-type": "application/json", origin: context.target.siteUrl },
        { "content-type": "application/json", "x-site-signature": "A".repeat(43) },
      ]) {
        expectStatus(context, await send(adminUrl, API.quoteRequest, { method: "POST", headers, body }), 403);
      }
      const burst = await Promise.all(
        Array.from({ length: 20 }, () => send(adminUrl, API.quoteRequest, { method: "POST", body })),
      );
      const statuses = new Set(burst.map(({ status }) => status));
      expectThat(
        context,
        { request: "20 × the same" },
        "403",
        statuses.size === 1 && statuses.has(403),
        [...statuses].join(),
      );
      const stored = await storedQuoteRequests(context.target, quoteRequest.email);
      expectThat(context, { request: "all of them" }, "nothing stored", stored.length === 0, stored.length);
      for (const path of [API.uploadSignature, API.statistics]) {
        const response = await send(adminUrl, path, {
          method: "POST",
          body: `{"filePath":"quote"}`,
        });
        expectStatus(context, response, 403);
      }
    },
  },
  {
    number: 95,
    area: "admin",
    title: "no cell of the exported table is a formula, regardless of where a program splits cells",
    async attack(context) {
      const malicious = newQuoteRequest({
        firstName: "a;=HYPERLINK(1)",
        lastName: "a\t=HYPERLINK(2)",
        message: 'a|=HYPERLINK(3)\n=HYPERLINK(4);"=HYPERLINK(5);\u200b\uff1dHYPERLINK(6)',
      });
      expectStatus(context, await postJson(context.target.siteUrl, API.quoteRequest, malicious), 200);
      const csv = await sendToAdmin(
        context.target,
        `/staff/quote-requests.csv?text=${encodeURIComponent(malicious.email)}`,
      );
      expectStatus(context, csv, 200);
      const formulas = csv.body
        .split(/[,;|\t\r\n]/)
        .filter((part) => /^[\s"\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u.test(part));
      expectThat(context, csv, "six texts", (csv.body.match(/HYPERLINK/g) ?? []).length === 6, csv.body);
      expectThat(context, csv, "no formula", formulas.length === 0, formulas.join(" "));
    },
  },
  {
    number: 96,
    area: "admin",
    title: "the staff's reply goes to one address, and a request with a list of addresses is stored",
    needsSandbox: true,
    async attack(context) {
      const sandbox = await context.openSandbox();
      const email = `ada-${Date.now()}@example.com, x@evil.example`;
      const response = await postJson(sandbox.siteUrl, API.quoteRequest, newQuoteRequest({ email }));
      expectStatus(context, response, 200);
      const isAboutIt = (mail: string) => mail.includes(`Email: ${email}`);
      const mail = await waitFor(
        () => sandbox.mailServer.mails.find(isAboutIt) ?? "",
        (found) => found !== "",
      );
      const replyTo = /^Reply-To:.*$/im.exec(mail)?.[0];
      expectThat(context, response, "mailed, as it was typed", mail !== "", mail.slice(0, 80));
      expectThat(context, response, "no Reply-To", replyTo === undefined, replyTo);
    },
  },
];
