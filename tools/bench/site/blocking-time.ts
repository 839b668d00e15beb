import type { Browser } from "@playwright/test";
import { percentile } from "benchmarking/percentile.ts";
import { ms, type Row } from "benchmarking/table.ts";

import { type BlockingTime, measureBlockingTime } from "../../../e2e/blocking-time.ts";
import { PAGES } from "../../../e2e/budgets.ts";
import { PHONE } from "../../../e2e/page-weight.ts";

interface Addresses {
  readonly site: string;
  readonly helloWorld: string;
  /** Other builds of the site to compare with, by the title of their column. */
  readonly others?: Readonly<Record<string, string>>;
}

/**
 * How long each page keeps a visitor waiting while its scripts start, compared with a hello-world. All of them take turns, so that
 * other work of the machine affects them equally.
 */
export async function blockingRows(
  browser: Browser,
  { site, helloWorld, others = {} }: Addresses,
  rounds: number,
): Promise<Row[]> {
  const measured = new Map<string, BlockingTime[]>();
  const addresses = [
    `${helloWorld}/`,
    ...Object.values(PAGES).flatMap((path) =>
      [site, ...Object.values(others)].map((origin) => origin + path),
    ),
  ];
  for (let round = 0; round < rounds; round += 1)
    for (const address of addresses) {
      const times = measured.get(address) ?? [];
      measured.set(address, [...times, await measureBlockingTime(browser, address, PHONE)]);
    }

  const medianOf = (address: string, field: keyof BlockingTime) =>
    percentile(
      (measured.get(address) ?? []).map((time) => time[field]),
      50,
    );
  const describe = (address: string) =>
    `${ms(medianOf(address, "blockingMs"))} of ${ms(medianOf(address, "totalMs"))}`;
  const limit = medianOf(`${helloWorld}/`, "blockingMs");
  return Object.entries(PAGES).map(([kind, path]) => ({
    name: `blocking time, ${kind}`,
    budget: "≤ hello-world Next",
    measured: `${describe(site + path)} (n=${rounds})`,
    references: {
      "hello-world Next": describe(`${helloWorld}/`),
      ...Object.fromEntries(
        Object.entries(others).map(([title, origin]) => [title, describe(origin + path)]),
      ),
    },
    isMet: medianOf(site + path, "blockingMs") <= limit,
  }));
}
