import * as v from "valibot";

import { newVisitor, send } from "../../sandbox/request.ts";
import { readPage } from "../../sandbox/site.ts";
import type { Row } from "../context.ts";
import { expectDuration, expectStatus, expectThat } from "../expect.ts";

const SEARCHES = { fast: 200, normal: 600, full: 600 };
/** The limit of docs/behavior.md §14.2. */
const MAX_PER_MINUTE = 120;
const Health = v.pipe(v.string(), v.parseJson(), v.object({ cache: v.object({ responses: v.number() }) }));

export const search: readonly Row[] = [
  {
    number: 110,
    area: "search",
    title: "a flood of searches is limited by address, is not cached and does not delay pages",
    async attack(context) {
      const { siteUrl } = context.target;
      await readPage(context.target);
      const before = await cachedResponses(siteUrl);
      const visitor = newVisitor();
      const flood = Promise.all(
        Array.from({ length: SEARCHES[context.scale] }, (_, index) =>
          send(siteUrl, `/search?q=flood${index}`, { visitor }),
        ),
      );
      const page = await readPage(context.target);
      expectDuration(
        context,
        page,
        "a page within 500 ms meanwhile",
        page.ms <= 500,
        `${Math.round(page.ms)} ms`,
      );
      const answers = await flood;
      const answered = answers.filter(({ status }) => status === 200).length;
      const request = { request: `${answers.length} × GET /search?q=… from one address` };
      expectThat(context, request, "at most 120 answers", answered <= MAX_PER_MINUTE, `${answered} answers`);
      const rejected = answers.filter(
        ({ status, headers }) => status === 429 && Number(headers["retry-after"]) > 0,
      );
      expectThat(
        context,
        request,
        "429 for the others",
        rejected.length === answers.length - answered,
        `${rejected.length} × 429`,
      );
      const stored = (await cachedResponses(siteUrl)) - before;
      expectThat(context, request, "nothing stored", stored <= 0, `${stored} responses more`);
      expectStatus(context, await send(siteUrl, "/search?q=peek", { visitor: newVisitor() }), 200);
    },
  },
  {
    number: 111,
    area: "search",
    title: "a query of any length and encoding is shown as text",
    async attack(context) {
      const { siteUrl } = context.target;
      const visitor = newVisitor();
      for (const query of [
        "<script>alert(1)</script>",
        '"><img src=x onerror=alert(1)>',
        "</title><svg/onload=alert(1)>",
        "x".repeat(7000),
        "(a+)+$".repeat(400),
        "\u0000\u202e\ufeff",
        "constructor __proto__ toString",
      ]) {
        const response = await send(siteUrl, `/search?q=${encodeURIComponent(query)}`, { visitor });
        expectStatus(context, response, 200);
        const isText = !/<(?:script>alert|img src=x|svg\/onload)/.test(response.body);
        expectThat(context, response, "no markup of the query", isText);
        expectDuration(
          context,
          response,
          "an answer within 1 s",
          response.ms <= 1000,
          `${Math.round(response.ms)} ms`,
        );
      }
      for (const path of ["/search?q=%E0%A4%A", "/search?q=a&q=b&q[]=c", "/search?q"]) {
        expectStatus(context, await send(siteUrl, path, { visitor }), 200);
      }
    },
  },
];

async function cachedResponses(siteUrl: string): Promise<number> {
  const { body } = await send(siteUrl, "/health");
  return v.parse(Health, body).cache.responses;
}
