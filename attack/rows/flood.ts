import { ask } from "../ask.ts";
import { expectThat, type Row } from "../row.ts";
import { whileReading } from "../while-reading.ts";

const ADDRESSES = { fast: 1000, normal: 4000, full: 10_000 };
const AT_ONCE = 20;

export const flood: Row = {
  number: 7,
  area: "cache",
  title: "a flood of unknown addresses leaves the pages quick",
  async attack(trial) {
    const { site } = trial.target;
    const count = ADDRESSES[trial.scale];
    const statuses = new Map<number, number>();
    const mark = Date.now().toString(36);
    const lanes = Array.from({ length: AT_ONCE }, (_, lane) => lane);
    await whileReading(trial, trial.target, () =>
      Promise.all(
        lanes.map(async (lane) => {
          for (let index = lane; index < count; index += AT_ONCE) {
            const { status } = await ask(site, `/nothing-${mark}-${index}/here`);
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
          }
        }),
      ),
    );
    const seen = [...statuses].map(([status, many]) => `${many} × ${status}`).join(", ");
    expectThat(
      trial,
      { request: `${count} × GET /nothing-…/here` },
      "404 each",
      statuses.get(404) === count,
      seen,
    );
    trial.note("Memory and the lake's requests meanwhile: row 59, on a site of its own.");
  },
};
