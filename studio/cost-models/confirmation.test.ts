import { visibilityOf } from "schemas/documents/cost-model.ts";
import { expect, test } from "vitest";

import { confirmationOf, modelsToConfirm } from "#cost-models/confirmation.ts";

const TODAY = "2026-11-28";

test("models without prices for visitors come before those with example rates", () => {
  const models = [
    { name: "CNC milling", state: "example" },
    { name: "CNC turning", state: "confirmed", validUntil: "2027-01-01" },
    { name: "Die casting", state: "draft" },
    { name: "Vacuum casting", state: "confirmed", validUntil: "2026-11-27" },
  ];
  expect(modelsToConfirm(models, TODAY).map(({ model, visibility }) => [model.name, visibility])).toEqual([
    ["Vacuum casting", "expired"],
    ["Die casting", "draft"],
    ["CNC milling", "example"],
  ]);
});

test("a confirmation is by the user, on the local day, and valid for half a year", () => {
  const confirmation = confirmationOf("Ada", new Date(2026, 10, 28, 9));
  expect(confirmation).toEqual({
    state: "confirmed",
    confirmedOn: TODAY,
    confirmedBy: "Ada",
    validUntil: "2027-05-28",
  });
  expect(visibilityOf(confirmation, "2027-05-28")).toBe("confirmed");
  expect(visibilityOf(confirmation, "2027-05-29")).toBe("expired");
});
