import { percentile } from "#scripts/percentile.ts";

import { API } from "../api.ts";
import { newVisitor, postJson } from "../ask.ts";
import { askLake } from "../lake.ts";
import { expectStatus, expectQuick, expectThat, type Row } from "../row.ts";
import { VIEW } from "../view.ts";

export const beacon: readonly Row[] = [
  {
    number: 52,
    area: "beacon",
    title: "a flood of statistics is limited, and stored as text",
    async attack(trial) {
      const { site } = trial.target;
      const visitor = newVisitor();
      const flood = await Promise.all(
        Array.from({ length: 1000 }, () => postJson(site, API.statistic, VIEW, { visitor })),
      );
      const kinds = new Map<number, number>();
      for (const { status } of flood) kinds.set(status, (kinds.get(status) ?? 0) + 1);
      const seen = [...kinds].map(([status, count]) => `${count} × ${status}`).join(", ");
      const isLimited = [...kinds.keys()].every((status) => [200, 204, 429].includes(status));
      expectThat(
        trial,
        { request: `1,000 × POST ${API.statistic} of one visitor` },
        "2xx or 429",
        isLimited && kinds.has(429),
        seen,
      );

      const calm: number[] = [];
      for (let index = 0; index < 20; index += 1) {
        const { status, ms } = await postJson(site, API.statistic, VIEW);
        if (status === 200) calm.push(ms);
      }
      const middle = percentile(calm, 50);
      expectQuick(
        trial,
        { request: `POST ${API.statistic}, 20 in a row` },
        "answered within 10 ms",
        calm.length === 20 && middle <= 10,
        `${calm.length} × 200, median ${middle.toFixed(1)} ms`,
      );

      expectStatus(
        trial,
        await postJson(site, API.statistic, { ...VIEW, pageUrl: "x".repeat(1_000_000) }, { what: "1 MB" }),
        413,
      );
      expectStatus(
        trial,
        await postJson(site, API.statistic, VIEW, {
          headers: { origin: "https://evil.example" },
          what: "foreign origin",
        }),
        403,
      );
      for (const [what, wrong] of [
        ["a time below zero", { residenceTime: -1 }],
        ["a time of a year", { residenceTime: 31_536_000_000 }],
        ["another device", { equipmentType: "toaster" }],
        ["control characters", { pageUrl: "/\u001B[2J" }],
        ["a person's address", { email: "ada@example.com" }],
      ] as const) {
        expectStatus(trial, await postJson(site, API.statistic, { ...VIEW, ...wrong }, { what }), 400);
      }
      const forged = `/<script>alert(${Date.now()})</script>`;
      expectStatus(
        trial,
        await postJson(site, API.statistic, { ...VIEW, pageUrl: forged }, { what: "a path with a script" }),
        200,
      );
      const sum = await askLake(trial.target, `/admin/staff/statistics?from=${day(-1)}&until=${day(1)}`);
      expectStatus(trial, sum, 200);
      expectThat(
        trial,
        sum,
        "JSON, never HTML",
        String(sum.headers["content-type"]).startsWith("application/json"),
        sum.headers["content-type"],
      );
      trial.note(
        "DNT and GPC: the page sends nothing then: web/statistics/, e2e/visitor/shell-statistics.spec.ts.",
      );
    },
  },
];

/** So many days from now. */
function day(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}
