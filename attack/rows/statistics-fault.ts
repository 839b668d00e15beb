import { postJson } from "../ask.ts";
import { expectStatus, expectThat, type Row } from "../bench.ts";
import { newInquiry } from "../office.ts";
import { residentBytes } from "../own-stack.ts";
import { readPage } from "../pages.ts";
import { VIEW } from "../view.ts";

const MB = 1024 ** 2;

export const statisticsFault: Row = {
  number: 53,
  area: "beacon",
  title: "without a store for statistics pages go on, and the loss is told",
  isAlone: true,
  async attack(bench) {
    const own = await bench.ownStack();
    await own.kill("backend");
    const before = own.linesOf("site").length;
    const memory = await residentBytes(own.pidOf("site"));
    const lost = await Promise.all(
      Array.from({ length: 500 }, () => postJson(own.site, "/api/statistical/insert", VIEW)),
    );
    expectThat(
      bench,
      { request: "500 × POST /api/statistical/insert" },
      "502 to 504 each",
      lost.every(({ status }) => status >= 502 && status <= 504),
      [...new Set(lost.map(({ status }) => status))].join(),
    );
    expectStatus(bench, await readPage(own), 200);
    const form = await postJson(own.site, "/api/orderInquiry/insert", newInquiry());
    expectThat(
      bench,
      form,
      "an honest answer within 5 s",
      form.status >= 500 && form.ms < 5000,
      `${form.status} in ${form.ms.toFixed(0)} ms`,
    );
    const grown = ((await residentBytes(own.pidOf("site"))) - memory) / MB;
    expectThat(
      bench,
      { request: "the site's memory" },
      "+50 MB at most",
      grown <= 50,
      `+${grown.toFixed(0)} MB`,
    );
    const told = own
      .linesOf("site")
      .slice(before)
      .filter((line) => line.includes("statistical")).length;
    expectThat(bench, { request: "the site's log" }, "tells the loss", told > 0, `${told} lines`);
    await own.start("backend");
    bench.note(
      'A store that fails under a running backend: backend/admin/batch.test.ts, "what cannot be stored waits".',
    );
  },
};
