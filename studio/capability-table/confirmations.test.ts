import { isConfirmed } from "schemas/documents/capability.ts";
import { expect, test } from "vitest";

import { confirmationOf, storeConfirmation } from "#capability-table/confirmations.ts";
import { sampleCapability } from "#testing/sample-capability.ts";

test("a confirmation is of the figures that were shown, on the local day, and fails if they have changed", async () => {
  const calls: unknown[] = [];
  const patch = {
    ifRevisionId: (rev: string) => (calls.push(rev), patch),
    set: (fields: object) => (calls.push(fields), patch),
    unset: (fields: string[]) => (calls.push(fields), patch),
    commit: async () => ({ _rev: "r2" }),
  };
  const client = Object.assign(Object.create(null), { patch: () => patch });
  const confirmation = confirmationOf(sampleCapability, "Ada", new Date(2026, 10, 6, 9));
  expect(await storeConfirmation(client, sampleCapability, confirmation)).toBe("r2");
  expect(isConfirmed({ ...sampleCapability, ...confirmation })).toBe(true);
  await storeConfirmation(client, { ...sampleCapability, _rev: "r2" }, sampleCapability);
  const fields = ["confirmedOn", "confirmedBy", "confirmedFigures"];
  expect(calls).toEqual([
    "r1",
    {
      confirmedOn: "2026-11-06",
      confirmedBy: "Ada",
      confirmedFigures: "±0.125 mm (up to 300 mm); ±0.25 mm (300–600 mm)",
    },
    [],
    "r2",
    {},
    fields,
  ]);
});
