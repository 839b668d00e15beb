import { API } from "../api.ts";
import { postJson } from "../ask.ts";
import { expectHonest } from "../expect-honest.ts";
import { MB, residentBytes } from "../memory.ts";
import { newInquiry } from "../office.ts";
import { readPage } from "../pages.ts";
import { expectStatus, expectThat, type Row } from "../row.ts";
import { VIEW } from "../view.ts";

export const statisticsFault: Row = {
  number: 53,
  area: "beacon",
  title: "without a store for statistics pages go on, and the loss is told",
  isAlone: true,
  async attack(trial) {
    const own = await trial.ownStack();
    const send500 = () =>
      Promise.all(Array.from({ length: 500 }, () => postJson(own.site, API.statistic, VIEW)));
    // A page that was read before is kept; what a process that is no longer young grows by is the loss's.
    expectStatus(trial, await readPage(own), 200);
    await send500();
    await own.kill("backend");
    const before = own.linesOf("site").length;
    const memory = await residentBytes(own.pidOf("site"));
    const lost = await send500();
    expectThat(
      trial,
      { request: `500 × POST ${API.statistic}` },
      "502 to 504 each",
      lost.every(({ status }) => status >= 502 && status <= 504),
      [...new Set(lost.map(({ status }) => status))].join(),
    );
    expectStatus(trial, await readPage(own), 200);
    const form = await postJson(own.site, API.inquiry, newInquiry());
    expectHonest(trial, form);
    const grown = ((await residentBytes(own.pidOf("site"))) - memory) / MB;
    expectThat(
      trial,
      { request: "the site's memory" },
      "+50 MB at most",
      grown <= 50,
      `+${grown.toFixed(0)} MB`,
    );
    const told = own
      .linesOf("site")
      .slice(before)
      .filter((line) => line.includes("statistical")).length;
    expectThat(trial, { request: "the site's log" }, "tells the loss", told > 0, `${told} lines`);
    await own.start("backend");
    trial.note(
      'A store that fails under a running backend: backend/admin/batch.test.ts, "what cannot be stored waits".',
    );
  },
};
