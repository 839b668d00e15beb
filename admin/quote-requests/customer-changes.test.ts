import { REJECTIONS } from "contracts/rejection.ts";
import { earliestDate } from "contracts/request-page.ts";
import { expect, test } from "vitest";

import { openRequestPage } from "#testing/request-page.ts";

const DAY_MS = 86_400_000;

test("a date in the past is rejected, and kept if it was stored before it passed", async () => {
  const { change, later, read } = await openRequestPage();
  const save = (wantedDate: string, company = "") =>
    change({ kind: "details", details: { parts: [], wantedDate, company } });
  expect(await save("1999-01-01")).toMatchObject({ status: 400, msg: REJECTIONS.datePast });
  const wanted = earliestDate("2026-11-21T12:00:00.000Z");
  expect(await save(wanted)).toMatchObject({ status: 200 });
  later(3 * DAY_MS);
  expect(await save(wanted, "Engines")).toMatchObject({ data: { details: { company: "Engines" } } });
  expect(await save("1999-01-01")).toMatchObject({ msg: REJECTIONS.datePast });
  expect((await read()).data?.details.wantedDate).toBe(wanted);
});
