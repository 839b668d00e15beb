import { expirePages } from "#scripts/refresh-site.ts";

import { ask, type Answer } from "../ask.ts";
import { createLakeProxy, type Fault } from "../lake-proxy.ts";
import type { OwnStack } from "../own-stack.ts";
import { readPage, sitemapPaths } from "../pages.ts";
import { type Trial, expectThat, type Row } from "../row.ts";

const FAULTS: readonly Fault[] = ["down", "500", "429", "hangs", "half a JSON", "empty result"];

/** What the lake tells the site after a publish: everything may have changed. */
function expireAll({ site, revalidateSecret }: OwnStack): Promise<void> {
  return expirePages(site, revalidateSecret);
}

function isWhole({ status, body }: Answer): boolean {
  return status === 200 && body.includes("</html>") && /<h1/.test(body) && !/__next_error__/.test(body);
}

export const lakeFaults: readonly Row[] = [
  {
    number: 33,
    area: "lake",
    title: "whatever the lake does, readers keep the last good page",
    isAlone: true,
    async attack(trial) {
      const own = await trial.ownStack();
      const proxy = await createLakeProxy(own.lake);
      await own.stop("site");
      await own.start("site", { SANITY_LAKE_URL: proxy.url });
      try {
        const paths = (await sitemapPaths(own)).slice(0, 6);
        for (const path of paths) {
          const page = await readPage(own, path);
          expectThat(trial, page, "the page, before", isWhole(page), page.status);
        }
        for (const fault of FAULTS) {
          proxy.setFault(fault);
          await expireAll(own);
          await readAll(trial, own, paths, fault);
          proxy.setFault("none");
          await expireAll(own);
        }
        const told = own.linesOf("site").filter((line) => /lake|last good|error/i.test(line)).length;
        expectThat(trial, { request: "the site's log" }, "says so", told > 0, `${told} lines`);
      } finally {
        await own.stop("site");
        proxy.close();
        await own.start("site");
      }
    },
  },
];

async function readAll(trial: Trial, own: OwnStack, paths: readonly string[], fault: Fault): Promise<void> {
  const answers = await Promise.all(
    [...paths, ...paths].map((path) => ask(own.site, path, { what: `lake: ${fault}`, timeoutMs: 20_000 })),
  );
  const bad = answers.filter((answer) => !isWhole(answer));
  expectThat(
    trial,
    { request: `GET ${answers.length} pages, lake: ${fault}` },
    "the last good page each",
    bad.length === 0,
    bad
      .map(({ request, status }) => `${request} ${status}`)
      .slice(0, 3)
      .join(" | ") || "so it is",
  );
  const slow = Math.max(...answers.map(({ ms }) => ms));
  expectThat(
    trial,
    { request: `GET ${answers.length} pages, lake: ${fault}` },
    "within 6 s",
    slow < 6000,
    `${slow.toFixed(0)} ms`,
  );
}
