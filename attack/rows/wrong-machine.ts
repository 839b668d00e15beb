import { join } from "node:path";

import { API } from "../api.ts";
import { postJson } from "../ask.ts";
import { expectHonest } from "../expect-honest.ts";
import { setDiskFull } from "../full-disk.ts";
import { mutate } from "../lake.ts";
import { newInquiry } from "../office.ts";
import type { OwnStack } from "../own-stack.ts";
import { PAGE, readPage } from "../pages.ts";
import { type Trial, expectStatus, expectThat, type Row } from "../row.ts";
import { until } from "../until.ts";
import { VIEW } from "../view.ts";

export const wrongMachine: readonly Row[] = [
  {
    number: 57,
    area: "ops",
    title: "a clock that is an hour wrong is told, and readers do not notice",
    isAlone: true,
    async attack(trial) {
      const own = await trial.ownStack();
      for (const shift of ["hour-ahead", "hour-behind"]) {
        await withClock(trial, own, shift);
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
    async attack(trial) {
      const own = await trial.ownStack();
      const pids = [own.pidOf("backend"), own.pidOf("site")];
      await Promise.all(pids.map((pid) => setDiskFull(pid, true)));
      try {
        for (const path of [PAGE, "/", "/nothing-here", "/About-Us"]) {
          expectStatus(trial, await readPage(own, path), path === "/nothing-here" ? 404 : 200);
        }
        const form = await postJson(own.site, API.inquiry, newInquiry());
        expectHonest(trial, form);
        expectStatus(trial, await postJson(own.site, API.statistic, VIEW), 200, 500);
      } finally {
        await Promise.all(pids.map((pid) => setDiskFull(pid, false)));
      }
      expectStatus(
        trial,
        await postJson(own.site, API.inquiry, newInquiry(), { what: "with room again" }),
        200,
      );
    },
  },
];

async function withClock(trial: Trial, own: OwnStack, shift: string): Promise<void> {
  await own.stop("backend");
  await own.start("backend", {}, [join(import.meta.dirname, `../faults/${shift}.ts`)]);
  const lines = own.linesOf("backend").length;
  const id = `attackclock${shift.replace("-", "")}`;
  await mutate(own, [
    { createOrReplace: { _id: id, _type: "page", path: `/${id}`, title: "x", blocks: [] } },
  ]);
  const refusal = await until(
    () =>
      own
        .linesOf("backend")
        .slice(lines)
        .find((line) => /webhook was refused/i.test(line)),
    (line) => line !== undefined,
  );
  expectThat(
    trial,
    { request: `a publish by a lake whose clock is an ${shift}` },
    "a line in the log that names the clock",
    /clock/i.test(refusal ?? ""),
    refusal?.slice(0, 200) ?? "no line",
  );
  expectStatus(trial, await readPage(own), 200);
  expectStatus(trial, await postJson(own.site, API.inquiry, newInquiry()), 200);
  await mutate(own, [{ delete: { id } }]);
}
