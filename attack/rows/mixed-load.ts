import { setTimeout } from "node:timers/promises";

import { ask, postJson } from "../ask.ts";
import { expectThat, type Row } from "../bench.ts";
import { mutate } from "../lake.ts";
import { newInquiry } from "../office.ts";
import { type OwnStack, residentBytes } from "../own-stack.ts";
import { PAGE, readPage } from "../pages.ts";
import { VIEW } from "../view.ts";

const MB = 1024 ** 2;
const MINUTES = { fast: 0.1, normal: 0.5, full: 60 };
/** After a publish the site looks a second time at what it knows. */
const SETTLED_MS = 4000;

export const mixedLoad: Row = {
  number: 59,
  area: "ops",
  title: "mixed load leaves the memory flat, and unknown addresses never reach the lake",
  isAlone: true,
  async attack(bench) {
    const own = await bench.ownStack();
    await own.stop("site");
    await own.start("site", { NODE_OPTIONS: "--max-old-space-size=384" });
    await loadFor(own, 0.1);
    await setTimeout(SETTLED_MS);
    const [site, backend] = [own.pidOf("site"), own.pidOf("backend")];
    const before = await residentBytes(site);
    const queries = countQueries(own);
    const flood = await Promise.all(
      Array.from({ length: 2000 }, (_, index) => ask(own.site, `/flood-${index}/x`)),
    );
    expectThat(
      bench,
      { request: "2,000 × GET /flood-…/x" },
      "404 each",
      flood.every(({ status }) => status === 404),
    );
    const asked = countQueries(own) - queries;
    expectThat(
      bench,
      { request: "the lake meanwhile" },
      "next to no queries",
      asked <= 10,
      `${asked} queries`,
    );
    await loadFor(own, MINUTES[bench.scale]);
    const [after, office] = [await residentBytes(site), await residentBytes(backend)];
    expectThat(
      bench,
      { request: `${MINUTES[bench.scale]} minutes of mixed load` },
      "the site below 512 MB",
      after < 512 * MB,
      `${(after / MB).toFixed(0)} MB`,
    );
    expectThat(
      bench,
      { request: "its memory" },
      "+100 MB at most since it was warm",
      after - before < 100 * MB,
      `${(before / MB).toFixed(0)} → ${(after / MB).toFixed(0)} MB`,
    );
    expectThat(
      bench,
      { request: "the backend's memory" },
      "below 512 MB",
      office < 512 * MB,
      `${(office / MB).toFixed(0)} MB`,
    );
  },
};

function countQueries(own: OwnStack): number {
  return own.linesOf("backend").filter((line) => line.includes("/data/query/")).length;
}

/** Pages, forms, statistics, publishing and unknown addresses, all at once. */
async function loadFor(own: OwnStack, minutes: number): Promise<void> {
  const end = performance.now() + minutes * 60_000;
  const acts = [
    () => readPage(own),
    () => readPage(own, "/"),
    () => readPage(own, `/x-${Math.trunc(performance.now())}`),
    () => readPage(own, `${PAGE}?u=${performance.now()}`),
    () => postJson(own.site, "/api/orderInquiry/insert", newInquiry()),
    () => postJson(own.site, "/api/statistical/insert", VIEW),
    () =>
      mutate(own, [
        {
          createOrReplace: {
            _id: "attackload",
            _type: "page",
            path: "/attackload",
            title: String(performance.now()),
            blocks: [],
          },
        },
      ]),
  ];
  await Promise.all(
    acts.map(async (act) => {
      while (performance.now() < end) {
        await act();
      }
    }),
  );
}
