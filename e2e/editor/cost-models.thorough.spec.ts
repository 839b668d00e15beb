import type { APIRequestContext } from "@playwright/test";
import { ratesOf } from "pricing/rates.ts";

import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";

const STAFF_ONLY = "Quoted to a customer that only staff know";

/** A model of a printer that builds 100 cm³ in an hour for $50, and costs nothing else. */
function modelOf(id: string, state: string) {
  return {
    _id: id,
    _type: "costModel",
    name: "Test printing",
    process: { _type: "reference", _ref: "sla-printing" },
    method: "sla",
    state,
    currency: "USD",
    notes: STAFF_ONLY,
    rates: {
      ...Object.fromEntries(ratesOf("sla").map((name) => [name, 0])),
      machineRate: 50,
      laborRate: 10,
      buildRate: 100,
      spaceRate: 100_000,
      spreadPercent: 20,
    },
    materials: [
      {
        _type: "materialCost",
        _key: "white",
        grades: [{ _type: "reference", _key: "grade", _ref: "grade-sla-accura-25" }],
        pricePerKilogram: 0.1,
      },
    ],
    finishes: [],
    leadTimes: [{ _type: "leadTimeStep", _key: "all", upTo: 100, from: 1, to: 3 }],
    quotes: [
      {
        _type: "realQuote",
        _key: "bracket",
        part: "angle-bracket",
        quantity: 10,
        pricePerPart: 20,
        note: STAFF_ONLY,
      },
    ],
  };
}

test("staff try a cost model with the rates in its form, and compare it with a quote", async ({
  page,
  lake,
  freshPath,
}) => {
  const id = `${freshPath.slice(1)}-model`;
  await lake.store(modelOf(id, "draft"));
  await page.goto(`${env.studioUrl}/structure/costModel;${id}`);
  await page.getByRole("tab", { name: "Try it" }).click();
  const bracket = page.getByRole("region", { name: "Table: Angle bracket, 80 × 60 × 50 mm" });
  const ten = bracket.getByRole("row", { name: /^10 / });
  await expect(ten).toContainText("100% machine time");
  const before = await ten.innerText();
  await expect(
    page.getByRole("heading", { name: /^Real quotes: the model is at \+\d+% on average$/ }),
  ).toBeVisible();

  await page.getByRole("tab", { name: "Editor" }).click();
  await page.getByRole("tab", { name: "Rates" }).click();
  await page.getByRole("spinbutton", { name: "Machine rate ($/h)" }).fill("20");
  await page.getByRole("tab", { name: "Try it" }).click();
  await expect(ten).not.toHaveText(before);
  await expect(
    page.getByRole("heading", { name: /^Real quotes: the model is at −\d+% on average$/ }),
  ).toBeVisible();
});

/** Reads what visitors get of all models. */
function pricesFor(request: APIRequestContext): () => Promise<string> {
  return async () => (await request.get("/api/prices")).text();
}

test("visitors get the rates of a model while it is valid, and nothing that is for staff", async ({
  lake,
  freshPath,
  request,
}) => {
  const id = `${freshPath.slice(1)}-model`;
  const prices = pricesFor(request);
  await lake.store(modelOf(id, "example"));
  await expect.poll(prices).toContain("Test printing");
  expect(await prices()).not.toContain(STAFF_ONLY);

  await lake.patch(id, { state: "confirmed", validUntil: "2020-01-01" });
  await expect.poll(prices).not.toContain("Test printing");
  await lake.patch(id, { validUntil: "2100-01-01" });
  await expect.poll(prices).toContain("Test printing");
  await lake.patch(id, { state: "draft" });
  await expect.poll(prices).not.toContain("Test printing");
});

test("an expired model is confirmed with one click, and visitors see its prices after it is published", async ({
  page,
  lake,
  freshPath,
  request,
}) => {
  const id = `${freshPath.slice(1)}-model`;
  const prices = pricesFor(request);
  await lake.store({ ...modelOf(id, "confirmed"), name: "Expired printing", validUntil: "2020-01-01" });
  await page.goto(`${env.studioUrl}/structure/costModel;${id}`);
  const confirm = page.getByRole("button", { name: "Confirm for six months" });
  await confirm.click();
  await expect(confirm).toHaveCount(0);
  await expect(page.getByRole("radio", { name: /^Confirmed/ })).toBeChecked();
  expect(await prices()).not.toContain("Expired printing");

  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect.poll(prices).toContain("Expired printing");
});
