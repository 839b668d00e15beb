import { isConfirmed } from "schemas/documents/capability.ts";
import { expect, test } from "vitest";

import type { Capability } from "#capabilities/capabilities-context.tsx";
import { confirmationOf, storeConfirmation } from "#capability-table/confirmations.ts";

const capability: Capability = {
  _id: "tolerance",
  _rev: "r1",
  name: "General tolerance",
  process: "CNC",
  figures: [
    { _key: "a", _type: "quantity", value: 0.125, plusMinus: true, unit: "mm", note: "up to 300 mm" },
    { _key: "b", _type: "quantity", value: 0.25, plusMinus: true, unit: "mm", note: "300–600 mm" },
  ],
  source: "Measured",
  owner: null,
  confirmedOn: null,
  confirmedBy: null,
  confirmedFigures: null,
};

test("a confirmation is of the figures that were shown, on the local day, and fails if they have changed", async () => {
  const calls: unknown[] = [];
  const patch = {
    ifRevisionId: (rev: string) => (calls.push(rev), patch),
    set: (fields: object) => (calls.push(fields), patch),
    unset: (fields: string[]) => (calls.push(fields), patch),
    commit: async () => ({ _rev: "r2" }),
  };
  const client = Object.assign(Object.create(null), { patch: () => patch });
  const confirmation = confirmationOf(capability, "Ada", new Date(2026, 10, 6, 9));
  expect(await storeConfirmation(client, capability, confirmation)).toBe("r2");
  expect(isConfirmed({ ...capability, ...confirmation })).toBe(true);
  await storeConfirmation(client, { ...capability, _rev: "r2" }, capability);
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
