import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { postJson } from "../ask.ts";
import { type Bench, expectStatus, expectThat, type Row } from "../bench.ts";
import { setDiskFull } from "../full-disk.ts";
import { mutate } from "../lake.ts";
import { newInquiry } from "../office.ts";
import type { OwnStack } from "../own-stack.ts";
import { PAGE, readPage } from "../pages.ts";
import { VIEW } from "../view.ts";

export const wrongMachine: readonly Row[] = [
  {
    number: 57,
    area: "ops",
    title: "a clock that is an hour wrong is told, and readers do not notice",
    isAlone: true,
    async attack(bench) {
      const own = await bench.ownStack();
      for (const shift of ["hour-ahead", "hour-behind"]) {
        await withClock(bench, own, shift);
      }
      await own.stop("backend");
      await own.start("backend");
    },
  },
  {
    number: 58,
    area: "ops",
    title: "with a full disk pages are still served, and the form says so",
    isAlone: true,
    async attack(bench) {
      const own = await bench.ownStack();
      const pids = [own.pidOf("backend"), own.pidOf("site")];
      await Promise.all(pids.map((pid) => setDiskFull(pid, true)));
      try {
        for (const path of [PAGE, "/", "/nothing-here", "/About-Us"]) {
          expectStatus(bench, await readPage(own, path), path === "/nothing-here" ? 404 : 200);
        }
        const form = await postJson(own.site, "/api/orderInquiry/insert", newInquiry());
        expectThat(
          bench,
          form,
          "an honest answer within 5 s",
          form.status >= 500 && form.ms < 5000,
          `${form.status} ${form.body.slice(0, 90)}`,
        );
        expectStatus(bench, await postJson(own.site, "/api/statistical/insert", VIEW), 200, 500);
      } finally {
        await Promise.all(pids.map((pid) => setDiskFull(pid, false)));
      }
      expectStatus(
        bench,
        await postJson(own.site, "/api/orderInquiry/insert", newInquiry(), { what: "with room again" }),
        200,
      );
    },
  },
];

async function withClock(bench: Bench, own: OwnStack, shift: string): Promise<void> {
  await own.stop("backend");
  await own.start("backend", {}, [join(import.meta.dirname, `../faults/${shift}.ts`)]);
  const lines = own.linesOf("backend").length;
  const id = `attackclock${shift.replace("-", "")}`;
  await mutate(own, [
    { createOrReplace: { _id: id, _type: "page", path: `/${id}`, title: "x", blocks: [] } },
  ]);
  const refused = () =>
    own
      .linesOf("backend")
      .slice(lines)
      .find((line) => /webhook was refused/i.test(line));
  const deadline = performance.now() + 5000;
  while (refused() === undefined && performance.now() < deadline) {
    await setTimeout(50);
  }
  expectThat(
    bench,
    { request: `a publish by a lake whose clock is an ${shift}` },
    "a line in the log that names the clock",
    /clock/i.test(refused() ?? ""),
    refused()?.slice(0, 200) ?? "no line",
  );
  expectStatus(bench, await readPage(own), 200);
  expectStatus(bench, await postJson(own.site, "/api/orderInquiry/insert", newInquiry()), 200);
  await mutate(own, [{ delete: { id } }]);
}
