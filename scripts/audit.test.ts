import { expect, test } from "vitest";

import { auditCheck } from "./audit.ts";

const advisory = (severity: string) =>
  JSON.stringify({
    advisories: {
      1: { severity, module_name: "left-pad", title: "Pads too far", url: "https://advisories.example/1" },
    },
  });

function setup(answer: string) {
  const told: string[] = [];
  const check = auditCheck(
    () => Promise.resolve(answer),
    (line) => told.push(line),
  );
  return { check, told };
}

test.each(["high", "critical"])("a hole that is %s fails, and is named", async (severity) => {
  await expect(setup(advisory(severity)).check.work()).rejects.toMatchObject({
    details: [`${severity}: left-pad: Pads too far https://advisories.example/1`],
  });
});

test("a lesser one is told and passes", async () => {
  const { check, told } = setup(advisory("moderate"));
  await check.work();
  expect(told.join()).toContain("moderate: left-pad: Pads too far");
});

test.each(["", "ERR_PNPM_AUDIT_BAD_RESPONSE", '{"error":{"code":"ERR"}}'])(
  "a registry that says %j does not fail it, and that is told",
  async (answer) => {
    const { check, told } = setup(answer);
    await check.work();
    expect(told.join()).toContain("The registry does not say");
  },
);
