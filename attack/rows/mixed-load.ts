import { setTimeout } from "node:timers/promises";

import { API } from "../api.ts";
import { ask, postJson } from "../ask.ts";
import { countQueries, mutate } from "../lake.ts";
import { MB, residentBytes } from "../memory.ts";
import { newInquiry } from "../office.ts";
import type { OwnStack } from "../own-stack.ts";
import { PAGE, readPage } from "../pages.ts";
import { expectThat, type Row } from "../row.ts";
import { VIEW } from "../view.ts";

const MINUTES = { fast: 0.1, normal: 0.5, full: 60 };
/** After a publish the site looks a second time at what it knows. */
const SETTLED_MS = 4000;

export const mixedLoad: Row = {
  number: 59,
  area: "ops",
  title: "mixed load leaves the memory flat, and unknown addresses never reach the lake",
  isAlone: true,
  async attack(trial) {
    const own = await trial.ownStack();
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
      trial,
      { request: "2,000 × GET /flood-…/x" },
      "404 each",
      flood.every(({ status }) => status === 404),
    );
    const asked = countQueries(own) - queries;
    expectThat(
      trial,
      { request: "the lake meanwhile" },
      "next to no queries",
      asked <= 10,
      `${asked} queries`,
    );
    await loadFor(own, MINUTES[trial.scale]);
    const [after, office] = [await residentBytes(site), await residentBytes(backend)];
    expectThat(
      trial,
      { request: `${MINUTES[trial.scale]} minutes of mixed load` },
      "the site below 512 MB",
      after < 512 * MB,
      `${(after / MB).toFixed(0)} MB`,
    );
    expectThat(
      trial,
      { request: "its memory" },
      "+100 MB at most since it was warm",
      after - before < 100 * MB,
      `${(before / MB).toFixed(0)} → ${(after / MB).toFixed(0)} MB`,
    );
    expectThat(
      trial,
      { request: "the backend's memory" },
      "below 512 MB",
      office < 512 * MB,
      `${(office / MB).toFixed(0)} MB`,
    );
  },
};

/** Pages, forms, statistics, publishing and unknown addresses, all at once. */
async function loadFor(own: OwnStack, minutes: number): Promise<void> {
  const end = performance.now() + minutes * 60_000;
  const acts = [
    () => readPage(own),
    () => readPage(own, "/"),
    () => readPage(own, `/x-${Math.trunc(performance.now())}`),
    () => readPage(own, `${PAGE}?u=${performance.now()}`),
    () => postJson(own.site, API.inquiry, newInquiry()),
    () => postJson(own.site, API.statistic, VIEW),
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
