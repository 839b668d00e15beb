import { sendToAdmin } from "../../sandbox/lake.ts";
import { newQuoteRequest, storedQuoteRequests } from "../../sandbox/quote-requests.ts";
import { type HttpResponse, newVisitor, postJson, send, type Visitor } from "../../sandbox/request.ts";
import { API } from "../../sandbox/site.ts";
import type { Row, TestContext } from "../context.ts";
import { expectStatus, expectThat } from "../expect.ts";

const VISITORS = { fast: 100, normal: 1000, full: 1000 };

export const quoteRequests: readonly Row[] = [
  {
    number: 35,
    area: "form",
    title: "a quote request sent twice is stored once and gets the same response",
    async attack(context) {
      const { target } = context;
      const quoteRequest = newQuoteRequest();
      const headers = { "idempotency-key": `attack-${quoteRequest.email}` };
      const [first, ...others] = await Promise.all([
        postJson(target.siteUrl, API.quoteRequest, quoteRequest, { headers }),
        postJson(target.siteUrl, API.quoteRequest, quoteRequest, { headers }),
        postJson(target.siteUrl, API.quoteRequest, quoteRequest, { headers }),
      ]);
      for (const response of [first, ...others]) expectStatus(context, response, 200);
      expectThat(
        context,
        first,
        "the same response",
        others.every(({ body }) => body === first.body),
      );
      const stored = await storedQuoteRequests(target, quoteRequest.email);
      expectThat(context, first, "stored once", stored.length === 1, `stored ${stored.length} times`);

      const other = newQuoteRequest();
      const label = "another quote request under the same key";
      const reused = await postJson(target.siteUrl, API.quoteRequest, other, { headers, label });
      const count = (await storedQuoteRequests(target, other.email)).length;
      expectThat(
        context,
        reused,
        "stored if the status is 200",
        reused.status === 200 ? count === 1 : count === 0,
        `${reused.status}, stored ${count} times`,
      );
    },
  },
  {
    number: 36,
    area: "form",
    title: "a quote request from another site stores nothing",
    async attack(context) {
      const { siteUrl } = context.target;
      const quoteRequest = newQuoteRequest();
      const post = (headers: Record<string, string>) =>
        postJson(siteUrl, API.quoteRequest, quoteRequest, { headers, label: JSON.stringify(headers) });
      expectStatus(context, await post({ origin: "https://evil.example" }), 403);
      expectStatus(context, await post({ origin: "null" }), 403);
      expectStatus(context, await post({ "sec-fetch-site": "cross-site" }), 403);
      expectStatus(context, await post({ "sec-fetch-site": "same-site" }), 403);
      expectStatus(context, await post({ "content-type": "text/plain" }), 415);
      expectStatus(context, await post({ "content-type": "application/x-www-form-urlencoded" }), 415);
      const query = new URLSearchParams(quoteRequest).toString();
      expectStatus(context, await send(siteUrl, `${API.quoteRequest}?${query}`), 405);
      await expectNothingStored(context, quoteRequest.email);
    },
  },
  {
    number: 37,
    area: "form",
    title: "one address is limited, even with forged headers, and others are not",
    async attack(context) {
      const visitor = newVisitor();
      const plain = await postTwelve(context, visitor, () => visitor.address);
      expectLimited(context, `12 × POST ${API.quoteRequest}`, plain);

      // A proxy appends the real address to the header that the visitor forged.
      const forger = newVisitor();
      const forged = await postTwelve(context, forger, (index) => `203.0.113.${index}, ${forger.address}`);
      expectLimited(context, `12 × POST ${API.quoteRequest}, each with a forged X-Forwarded-For`, forged);

      const rotating = newVisitor();
      const network = `2001:db8:${Date.now().toString(16).slice(-4)}:1`;
      const rotated = await postTwelve(context, rotating, (index) => `${network}::${index + 1}`);
      expectLimited(context, `12 × POST ${API.quoteRequest} from one /64 network`, rotated);

      expectStatus(context, await postFrom(context, newVisitor()), 200);
      const visitors = Array.from({ length: VISITORS[context.scale] }, () => newVisitor());
      const responses = await Promise.all(visitors.map((each) => postFrom(context, each)));
      const good = responses.filter(({ status }) => status === 200).length;
      expectThat(
        context,
        { request: `POST ${API.quoteRequest} from ${visitors.length} addresses` },
        "200 for each",
        good === visitors.length,
        `${good} times 200`,
      );
      expectThat(
        context,
        { request: `POST ${API.quoteRequest} from the limited address, after all of these` },
        "still 429",
        (await postFrom(context, visitor)).status === 429,
      );
    },
  },
  {
    number: 38,
    area: "form",
    title: "a quote request from a bot gets the usual response and is marked as spam",
    async attack(context) {
      const { siteUrl } = context.target;
      for (const [label, headers] of [
        ["with the hidden field filled", { "x-suspected": "hidden field" }],
        ["sent 200 ms after the load", { "x-suspected": "too fast" }],
        ["without a browser's headers", { origin: undefined, "sec-fetch-site": undefined }],
      ] as const) {
        const quoteRequest = newQuoteRequest();
        const response = await postJson(siteUrl, API.quoteRequest, quoteRequest, { headers, label });
        expectStatus(context, response, 200);
        const stored = await storedQuoteRequests(context.target, quoteRequest.email);
        const state = stored.map((each) => each.state).join() || "nothing stored";
        expectThat(context, response, "stored as spam", state === "spam", state);
      }
      context.note(
        "The page sets x-suspected: e2e/visitor/quote-sending.spec.ts, web/quote/form/send-quote.test.ts.",
      );
      context.note('No mail is sent: row 41, and admin/http/public-routes.test.ts, "a suspected request".');
    },
  },
  {
    number: 39,
    area: "form",
    title: "the error for an invalid field names it, and no body crashes the admin API",
    async attack(context) {
      const { siteUrl } = context.target;
      for (const [label, body, field] of [
        ["NUL", newQuoteRequest({ firstName: "A\u0000da" }), "firstName"],
        ["a right-to-left override", newQuoteRequest({ lastName: "txt\u202Eexe" }), "lastName"],
        ["an escape sequence", newQuoteRequest({ message: "\u001B[31mred" }), "message"],
        ["501 characters", newQuoteRequest({ message: "x".repeat(501) }), "message"],
        ["an array instead of text", newQuoteRequest({ email: ["a@example.com"] }), "email"],
        ["an object instead of text", newQuoteRequest({ phone: { $ne: "" } }), "phone"],
        ["an additional field", newQuoteRequest({ role: "admin" }), "role"],
        ["control characters in webType", newQuoteRequest({ webType: "a\u001B[2J" }), "webType"],
      ] as const) {
        const response = await postJson(siteUrl, API.quoteRequest, body, { label });
        expectStatus(context, response, 400);
        const isNamed = response.body.includes(field);
        expectThat(context, response, `names ${field}`, isNamed, response.body.slice(0, 90));
      }
      const quoteRequest = newQuoteRequest();
      const text = JSON.stringify(quoteRequest);
      const fields = text.slice(1, -1);
      const broken: [string, string, number][] = [
        ["1 MB of text", JSON.stringify(newQuoteRequest({ message: "x".repeat(1_000_000) })), 413],
        ["__proto__", `{${fields},"__proto__":{"role":"admin"}}`, 400],
        ["constructor", `{${fields},"constructor":{"prototype":{"role":"admin"}}}`, 400],
        [
          "10,000 additional fields",
          `{${fields},${Array.from({ length: 10_000 }, (_, index) => `"f${index}":1`).join()}}`,
          413,
        ],
        ["15,000 nested arrays", "[".repeat(15_000) + "]".repeat(15_000), 400],
        ["truncated JSON", text.slice(0, 40), 400],
        ["an empty body", "", 400],
        ["null", "null", 400],
        ["invalid UTF-8", `{${fields},"x":"\uFFFD"}`, 400],
      ];
      for (const [label, body, status] of broken) {
        expectStatus(context, await postJson(siteUrl, API.quoteRequest, body, { label }), status);
      }
      await expectNothingStored(context, quoteRequest.email);

      const duplicate = await postJson(siteUrl, API.quoteRequest, `{"email":"first@example.com",${fields}}`, {
        label: "a duplicate key",
      });
      const { length } = await storedQuoteRequests(context.target, quoteRequest.email);
      expectThat(
        context,
        duplicate,
        "400, or 200 and the last value stored",
        duplicate.status === 400 || (duplicate.status === 200 && length === 1),
        `${duplicate.status}, stored ${length} times`,
      );

      const unicode = newQuoteRequest({ message: "Größe 10 µm 😀", fileName: "a\u0000\u202E.step" });
      expectStatus(context, await postJson(siteUrl, API.quoteRequest, unicode), 200);
      const [stored] = await storedQuoteRequests(context.target, unicode.email);
      expectThat(
        context,
        { request: "its file name" },
        "no NUL, no override",
        stored?.fileName === "a__.step",
        stored?.fileName,
      );
      expectThat(
        context,
        { request: "its message with emoji" },
        "stored unchanged",
        stored?.message === "Größe 10 µm 😀",
        stored?.message,
      );
    },
  },
  {
    number: 40,
    area: "form",
    title: "text stays text in mail, tables, pages and logs",
    async attack(context) {
      const { siteUrl } = context.target;
      const malicious = newQuoteRequest({
        firstName: '=HYPERLINK("http://evil.example")',
        lastName: "Ada\r\nBcc: x@evil.example",
        message: "{{7*7}} <img src=x onerror=alert(1)>\n@SUM(1+1)",
        phone: "+1-2",
      });
      const response = await postJson(siteUrl, API.quoteRequest, malicious);
      expectStatus(context, response, 200);
      expectThat(context, response, "nothing reflected", !response.body.includes("evil"), response.body);
      const csv = await sendToAdmin(context.target, "/staff/quote-requests.csv");
      expectStatus(context, csv, 200);
      const cells = [...csv.body.matchAll(/(?:^\uFEFF?|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(
        ([, quoted, plain]) => quoted ?? plain ?? "",
      );
      const cell = cells.find((each) => each.includes("evil.example"));
      expectThat(context, csv, "the formula is text", cell?.startsWith("'=HYPER") === true, cell);
      const formulas = cells.filter((each) => /^[=+\-@\t\r]/.test(each));
      expectThat(
        context,
        csv,
        "no cell begins with = + - @",
        formulas.length === 0,
        formulas.slice(0, 3).join(" | "),
      );
      expectThat(
        context,
        csv,
        "an attachment",
        String(csv.headers["content-disposition"]).startsWith("attachment"),
      );
      context.note("Mail headers and log lines: row 41 reads a sent mail and the log.");
    },
  },
];

async function expectNothingStored(context: TestContext, email: string): Promise<void> {
  const { length } = await storedQuoteRequests(context.target, email);
  expectThat(
    context,
    { request: "all of these" },
    "nothing stored",
    length === 0,
    `${length} quote requests stored`,
  );
}

function postFrom(
  { target }: TestContext,
  visitor: Visitor,
  headers: Record<string, string> = {},
): Promise<HttpResponse> {
  return postJson(target.siteUrl, API.quoteRequest, newQuoteRequest(), { visitor, headers });
}

/** Twelve quote requests, one after the other, each with its own X-Forwarded-For. */
async function postTwelve(
  context: TestContext,
  visitor: Visitor,
  forwardedFor: (index: number) => string,
): Promise<HttpResponse[]> {
  const responses: HttpResponse[] = [];
  for (let index = 0; index < 12; index += 1) {
    responses.push(await postFrom(context, visitor, { "x-forwarded-for": forwardedFor(index) }));
  }
  return responses;
}

function expectLimited(context: TestContext, request: string, responses: readonly HttpResponse[]): void {
  const statuses = responses.map(({ status }) => status).join(" ");
  expectThat(context, { request }, "429 for the last ones", responses.at(-1)?.status === 429, statuses);
  const waits = responses
    .filter(({ status }) => status === 429)
    .map(({ headers }) => Number(headers["retry-after"]));
  const areInRange = waits.every((wait) => wait >= 1 && wait <= 60);
  expectThat(context, { request }, "Retry-After of 1 to 60 seconds", areInRange, waits.join(" "));
}
