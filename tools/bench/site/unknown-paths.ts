import { MB, residentBytes } from "benchmarking/process-usage.ts";
import { mB, type Row, seconds } from "benchmarking/table.ts";

import { countQueries } from "../../../e2e/testing/lake.ts";
import type { HttpResponse } from "../../../e2e/testing/request.ts";
import type { Sandbox } from "../../../e2e/testing/sandbox.ts";
import { readPage } from "../../../e2e/testing/site.ts";
import type { HelloWorld } from "./hello-world.ts";

const PATHS = 4000;

/** Measures requests for paths that do not exist and were never requested before. */
export async function unknownPathsRow(sandbox: Sandbox, helloWorld: HelloWorld): Promise<Row> {
  const { pid } = sandbox.site;
  const queriesBefore = countQueries(sandbox);
  const bytesBefore = await residentBytes(pid);
  const ours = await requestAll(sandbox.siteUrl);
  const growth = (await residentBytes(pid)) - bytesBefore;
  const queries = countQueries(sandbox) - queriesBefore;
  const are404 = ours.responses.every(({ status }) => status === 404);
  return {
    name: `${PATHS} unknown paths`,
    // The site itself queries all routes once a minute.
    budget: "≤ 6 s, ≤ +200 MB, ≤ 1 query",
    measured: `${seconds(ours.tookMs)}, ${growth < 0 ? "" : "+"}${mB(growth)}, ${queries} queries${are404 ? "" : ", not all 404"}`,
    references: { "hello-world Next": seconds((await requestAll(helloWorld.url)).tookMs) },
    isMet: ours.tookMs <= 6000 && growth <= 200 * MB && queries <= 1 && are404,
  };
}

async function requestAll(siteUrl: string): Promise<{ tookMs: number; responses: readonly HttpResponse[] }> {
  const start = performance.now();
  const responses = await Promise.all(
    Array.from({ length: PATHS }, (_, index) => readPage({ siteUrl }, `/nothing-${index}/here`)),
  );
  return { tookMs: performance.now() - start, responses };
}
