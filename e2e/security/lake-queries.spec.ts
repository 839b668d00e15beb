import { setTimeout } from "node:timers/promises";

import { percentile } from "benchmarking/percentile.ts";
import { MB } from "benchmarking/process-usage.ts";

import { env } from "#env.ts";
import { expect, expectDuration, test } from "#security/testing/test.ts";
import { newQuoteRequest } from "#testing/quote-requests.ts";
import { type HttpResponse, postJson, send } from "#testing/request.ts";
import type { Sandbox } from "#testing/sandbox.ts";
import { API } from "#testing/site.ts";

const QUERY = "/v2025-02-19/data/query/production";
const SECONDS = { fast: 3, normal: 10, full: 60 }[env.attackScale];
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

test(
  "in a public dataset, expensive queries of strangers are stopped, and do not delay quote requests",
  { tag: "@sandbox" },
  async ({ sandbox }) => {
    await sandbox.lake.stop();
    await sandbox.lake.start({ env: { LAKE_VISIBILITY: "public" } });
    const stopped = new AbortController();
    const answers: HttpResponse[] = [];
    const attackers = Array.from({ length: ATTACKERS }, async (_, attacker) => {
      while (!stopped.signal.aborted)
        for (const [name, text] of Object.entries(QUERIES))
          answers.push(await sendAnonymously(sandbox, `203.0.113.${attacker}`, name, text));
    });
    const responses: HttpResponse[] = [];
    const end = performance.now() + SECONDS * 1000;
    while (performance.now() < end) {
      responses.push(await postJson(sandbox.siteUrl, API.quoteRequest, newQuoteRequest()));
      await setTimeout(50);
    }
    stopped.abort();
    await Promise.all(attackers);
    for (const answer of answers) {
      expect(answer).toHaveStatus(200, 400, 413, 429);
      expect(answer.bytes.length, answer.request).toBeLessThanOrEqual(MAX_ANSWER_BYTES);
    }
    for (const response of responses) expect(response).toHaveStatus(200);
    const slowest = percentile(
      responses.map(({ ms }) => ms),
      99,
    );
    expectDuration(`p99 of ${responses.length} quote requests`, slowest, MAX_QUOTE_REQUEST_MS);
    await sandbox.lake.stop();
    await sandbox.lake.start();
  },
);

function sendAnonymously(
  sandbox: Sandbox,
  address: string,
  label: string,
  text: string,
): Promise<HttpResponse> {
  const isPost = text !== "";
  const stack = Array.from({ length: 400 }, (_, index) => `r${index}${address.slice(-1)}`).join(",");
  return send(sandbox.lakeUrl, isPost ? QUERY : `${QUERY}?query=count(*)&perspective=${stack}`, {
    method: isPost ? "POST" : "GET",
    label,
    // The lake does not read a rejected body, so the connection must be closed.
    headers: { "content-type": "text/plain", "x-forwarded-for": address, connection: "close" },
    ...(isPost ? { body: text } : {}),
  });
}
