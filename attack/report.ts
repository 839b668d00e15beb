import { seconds } from "#scripts/steps.ts";

import type { Outcome } from "./run-row.ts";

const MARKS = { passed: "✓", failed: "✗", "not tried": "–" } as const;

/** The lines of one row: its result, what went wrong, and with `isLong` all that was asked. */
export function linesOf({ row, kind, findings, notes, ms }: Outcome, isLong: boolean): string[] {
  const good = findings.filter(({ isOk }) => isOk).length;
  const count = findings.length === 0 ? "" : `${good}/${findings.length}`;
  const head = `  ${MARKS[kind]} ${String(row.number).padStart(2)}  ${row.area.padEnd(8)} ${row.title.padEnd(68)}${count.padStart(9)}${seconds(ms).padStart(9)}`;
  const told = findings.filter(({ isOk }) => isLong || !isOk);
  return [
    head,
    ...told.flatMap(({ request, expected, seen, isOk }) => [
      `         ${isOk ? "✓" : "✗"} ${shown(request)}`,
      `             expected ${shown(expected)}; seen: ${shown(seen)}`,
    ]),
    ...(isLong || kind === "not tried" ? notes.map((note) => `         · ${note}`) : []),
  ];
}

/** What a server answered must not act on the terminal that it is printed on. */
function shown(text: string): string {
  return text.slice(0, 600).replace(/(?!\n)\p{Cc}/gu, (sign) => JSON.stringify(sign).slice(1, -1));
}
