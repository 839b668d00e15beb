import { setTimeout } from "node:timers/promises";

import { percentile } from "benchmarking/percentile.ts";
import { MB } from "benchmarking/process-usage.ts";

import { sendToLake } from "../../sandbox/lake.ts";
import { newQuoteRequest } from "../../sandbox/quote-requests.ts";
import { type HttpResponse, postJson } from "../../sandbox/request.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { API } from "../../sandbox/site.ts";
import type { Row } from "../context.ts";
import { expectDuration, expectThat } from "../expect.ts";

const QUERY = "/v2025-02-19/data/query/production";
const SECONDS = { fast: 3, normal: 10, full: 60 };
const ATTACKERS = 8;
const MAX_ANSWER_BYTES = 2.5 * MB;
const MAX_QUOTE_REQUEST_MS = 250;

const shared = (levels: number): string => `[{"a":$p}]${'{"a":[a,a]}'.repeat(levels)}`;
const numbers = Array.from({ length: 60_000 }, (_, index) => index);

/** Bodies that any web page can send without a preflight, by what makes them expensive. */
const QUERIES: Readonly<Record<string, string>> = {
  "45,000 patterns": body("count(*[title match $p])", {
    p: numbers.slice(0, 45_000).map((number) => `w${number}*`),
  }),
  "an answer of 33 MB": body(shared(15), { p: "x".repeat(1000) }),
  "references in a value that is shared 2^40 times": body(`${shared(40)}{"b":[@][references("x")]}`, {
    p: {},
  }),
  "every document for every document": body('*{"a":*{"b":*{"c":*}}}', {}),
  "slices of a long array": body('$p[]{"a":$p[0..59999]}', { p: numbers }),
  "a sort of a sort": body("$p|order(@)|order(@ desc)|order(string(@))", { p: numbers }),
  "a perspective of 400 releases": "",
};

function body(query: string, params: unknown): string {
  return JSON.stringify({ query, params });
}

export const lakeQueries: readonly Row[] = [
  {
    number: 62,
    area: "lake",
    title: "expensive anonymous queries are stopped, and do not delay quote requests",
    needsSandbox: true,
    async attack(context) {
      const sandbox = await context.openSandbox();
      const stopped = new AbortController();
      const answers: HttpResponse[] = [];
      const attackers = Array.from({ length: ATTACKERS }, async (_, attacker) => {
        while (!stopped.signal.aborted)
          for (const [name, text] of Object.entries(QUERIES))
            answers.push(await sendAnonymously(sandbox, `203.0.113.${attacker}`, name, text));
      });
      const durations: number[] = [];
      const end = performance.now() + SECONDS[context.scale] * 1000;
      while (performance.now() < end) {
        const response = await postJson(sandbox.siteUrl, API.quoteRequest, newQuoteRequest());
        expectThat(context, response, "stored", response.status === 200, response.status);
        durations.push(response.ms);
        await setTimeout(50);
      }
      stopped.abort();
      await Promise.all(attackers);
      const bad = answers.find(
        ({ status, bytes }) => ![200, 400, 413, 429].includes(status) || bytes.length > MAX_ANSWER_BYTES,
      );
      expectThat(
        context,
        { request: `${answers.length} expensive queries` },
        "200, 400, 413 or 429 with 2 MB at most each",
        bad === undefined,
        bad && `${bad.request}: ${bad.status}, ${bad.bytes.length} bytes`,
      );
      const slowest = percentile(durations, 99);
      expectDuration(
        context,
        { request: `${durations.length} quote requests during them, p99` },
        `${MAX_QUOTE_REQUEST_MS} ms at most`,
        slowest <= MAX_QUOTE_REQUEST_MS,
        `${slowest.toFixed(0)} ms`,
      );
    },
  },
];

function sendAnonymously(
  sandbox: Sandbox,
  address: string,
  label: string,
  text: string,
): Promise<HttpResponse> {
  const isPost = text !== "";
  const stack = Array.from({ length: 400 }, (_, index) => `r${index}${address.slice(-1)}`).join(",");
  return sendToLake(sandbox, isPost ? QUERY : `${QUERY}?query=count(*)&perspective=${stack}`, {
    method: isPost ? "POST" : "GET",
    label,
    // The lake does not read a rejected body, so the connection must be closed.
    headers: { "content-type": "text/plain", "x-forwarded-for": address, connection: "close" },
    ...(isPost ? { body: text } : {}),
  });
}
