import { MB } from "benchmarking/process-usage.ts";
import { atMost, mB, ms, perSecond, type Row, times } from "benchmarking/table.ts";

import { send } from "../../sandbox/request.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { peakOf, watchMemory } from "../../sandbox/server-memory.ts";
import { PAGE } from "../../sandbox/site.ts";
import type { HelloWorld } from "./hello-world.ts";
import { type LoadClient, type LoadResult, measureLoad } from "./load-client.ts";
import { NO_NGINX, serveAsProxy, serveFile } from "./nginx.ts";

/**
 * Serves one page to 64 connections: from the site's process, from the site behind nginx, from `next start`, and from nginx alone.
 */
export async function throughputRows(
  sandbox: Sandbox,
  helloWorld: HelloWorld,
  client: LoadClient,
  durationS: number,
): Promise<Row[]> {
  const { siteUrl, site, stack } = sandbox;
  const { bytes } = await send(siteUrl, PAGE, {
    headers: { accept: "text/html", "accept-encoding": "br" },
  });
  const memory = watchMemory(sandbox, 200);
  const ours = await measureLoad(client, siteUrl + PAGE, [site.pid], durationS);
  const peakBytes = peakOf(await memory.stop(), "site");

  const file = await serveFile(stack, bytes, "br");
  const nginx = file && (await measureLoad(client, file.url + PAGE, [file.group], durationS));
  await file?.close();
  const front = await serveAsProxy(stack, siteUrl);
  const proxied = front && (await measureLoad(client, front.url + PAGE, [front.group, site.pid], durationS));
  await front?.close();
  const hello = await measureLoad(client, `${helloWorld.url}/`, [helloWorld.group], durationS);

  const overHello = ours.requestsPerSecond / hello.requestsPerSecond;
  const references = (format: (result: LoadResult) => string) => ({
    "hello-world Next": format(hello),
    nginx: nginx ? format(nginx) : NO_NGINX,
  });
  return [
    {
      name: "pages per second, 64 connections",
      budget: "≥ 6 × hello-world Next",
      measured: `${describeRate(ours, nginx)}, ${times(overHello)} of hello-world`,
      references: references((result) => describeRate(result)),
      isMet: ours.failed === 0 && (client.isBottleneck || overHello >= 6),
    },
    proxiedRow(client, proxied, nginx),
    {
      name: "… server CPU per request",
      measured: describeCpu(ours),
      references: references(describeCpu),
    },
    ...(proxied
      ? [{ name: "… behind the documented nginx, both servers", measured: describeCpu(proxied) }]
      : []),
    {
      name: "… latency p50, p99",
      measured: describeLatency(ours),
      references: references(describeLatency),
    },
    atMost("… memory of the site, at most", peakBytes, 300 * MB, mB),
  ];
}

function proxiedRow(client: LoadClient, proxied: LoadResult | undefined, nginx: LoadResult | undefined): Row {
  const row = { name: "… behind the documented nginx", budget: "≥ 0.7 of nginx" };
  if (!proxied || !nginx) return { ...row, measured: NO_NGINX };
  const share = proxied.requestsPerSecond / nginx.requestsPerSecond;
  return {
    ...row,
    measured: describeRate(proxied, nginx),
    isMet: proxied.failed === 0 && (client.isBottleneck || share >= 0.7),
  };
}

function describeRate({ requestsPerSecond, failed, requests }: LoadResult, nginx?: LoadResult): string {
  const share = nginx ? ` (${times(requestsPerSecond / nginx.requestsPerSecond)} of nginx)` : "";
  const failures = failed === 0 ? "" : `, ${failed} failed`;
  return `${perSecond(requestsPerSecond)}${share}${failures}, n=${requests}`;
}

function describeCpu({ cpuMicroseconds }: LoadResult): string {
  return `${cpuMicroseconds.toFixed(0)} µs`;
}

function describeLatency({ p50Ms, p99Ms }: LoadResult): string {
  return `${ms(p50Ms)}, ${ms(p99Ms)}`;
}
