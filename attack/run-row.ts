import { performance } from "node:perf_hooks";

import { explain } from "#scripts/steps.ts";

import { type Trial, type Finding, NotTried, type Row } from "./row.ts";

export interface Outcome {
  readonly row: Row;
  readonly kind: "passed" | "failed" | "not tried";
  readonly findings: readonly Finding[];
  readonly notes: readonly string[];
  readonly ms: number;
}

/** Runs one row to its end; what it throws counts as a finding. */
export async function runRow(row: Row, around: Omit<Trial, "check" | "note">): Promise<Outcome> {
  const findings: Finding[] = [];
  const notes: string[] = [];
  const start = performance.now();
  let isTried = true;
  try {
    if (row.isAlone && around.scale === "fast") throw new NotTried("Breaks or takes long: not with --fast.");
    await row.attack({
      ...around,
      check: (finding) => void findings.push(finding),
      note: (words) => void notes.push(words),
    });
  } catch (error) {
    if (error instanceof NotTried) {
      isTried = findings.length > 0;
      notes.push(error.message);
    } else {
      findings.push({
        request: "the row itself",
        expected: "runs to its end",
        seen: explain(error).join("\n"),
        isOk: false,
      });
    }
  }
  const kind = findings.some(({ isOk }) => !isOk) ? "failed" : isTried ? "passed" : "not tried";
  return { row, kind, findings, notes, ms: performance.now() - start };
}
