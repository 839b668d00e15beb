import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";
import { expect, test } from "vitest";

import { createTestAdmin } from "#testing/admin.ts";

test("staff can delete one request, or all of a person, with their files", async () => {
  const { all, removedFiles, send, staff } = await createTestAdmin();
  const fileUpload = "https://files.example/quote/a/part.step";
  await send("/api/orderInquiry/insert", { ...sampleQuoteRequest, fileUpload, fileName: "part.step" });
  await send("/api/orderInquiry/insert", { ...sampleQuoteRequest, email: "ADA@example.com" });
  await send("/api/orderInquiry/insert", { ...sampleQuoteRequest, email: "grace@example.com" });
  await send("/api/orderInquiry/insert", { ...sampleQuoteRequest, email: "mary@example.com" });
  const mary = (await all()).find(({ email }) => email === "mary@example.com")?.id ?? "";
  const one = await staff.request(`/staff/quote-requests/${mary}`, { method: "DELETE" });
  expect(await one.json()).toEqual({ code: 200, data: { deleted: 1 } });
  expect((await staff.request(`/staff/quote-requests/${mary}`, { method: "DELETE" })).status).toBe(404);
  expect(removedFiles).toEqual([]);
  const ofAda = await staff.request("/staff/quote-requests?email=ada@example.com", { method: "DELETE" });
  expect(await ofAda.json()).toEqual({ code: 200, data: { deleted: 2 } });
  expect((await all()).map(({ email }) => email)).toEqual(["grace@example.com"]);
  expect(removedFiles).toEqual([fileUpload]);
});

test.each(["", "?email="])("without a person nothing is deleted: %j", async (query) => {
  const { all, send, staff } = await createTestAdmin();
  await send("/api/orderInquiry/insert", sampleQuoteRequest);
  expect((await staff.request(`/staff/quote-requests${query}`, { method: "DELETE" })).status).toBe(400);
  expect(await all()).toHaveLength(1);
});

test.each([
  ["anonymous", 401],
  ["viewer", 403],
] as const)("%s users delete nothing", async (role, status) => {
  const { all, send, staff } = await createTestAdmin({ role });
  await send("/api/orderInquiry/insert", sampleQuoteRequest);
  const path = `/staff/quote-requests?email=${sampleQuoteRequest.email}`;
  expect((await staff.request(path, { method: "DELETE" })).status).toBe(status);
  expect(await all()).toHaveLength(1);
});
