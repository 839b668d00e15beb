import * as v from "valibot";
import { expect, test } from "vitest";

import { inquiry, setup } from "./fixture.ts";

test("page statistics are stored and summed up by page, day and device", async () => {
  const { send, staff } = setup();
  const view = { webType: "website", equipmentType: "手机", module: "home", pageUrl: "/" };
  for (const residenceTime of [1000, 3000, 9000]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as pages are read
    await send("/api/statistical/insert", { ...view, residenceTime });
  }
  const response = await staff.request("/statistics?from=2026-11-21T00:00:00Z&until=2026-11-22T00:00:00Z");
  expect(await response.json()).toMatchObject({
    data: {
      pages: [{ pageUrl: "/", views: 3, medianMs: 3000 }],
      days: [{ day: "2026-11-21", views: 3 }],
      devices: [{ equipmentType: "手机", views: 3 }],
    },
  });
});

test("staff find, note and answer a request; who did it is kept", async () => {
  const { all, send, staff } = setup();
  await send("/api/orderInquiry/insert", inquiry);
  const id = all()[0]?.id ?? "";
  const found = await staff.request("/inquiries?text=LOVELACE&state=new");
  expect(await found.json()).toMatchObject({ data: { total: 1, inquiries: [{ id }] } });
  const body = JSON.stringify({ state: "answered", note: "Quoted" });
  expect((await staff.request(`/inquiries/${id}`, { method: "PATCH", body })).status).toBe(200);
  expect(all()).toMatchObject([{ state: "answered", note: "Quoted", changedBy: "grace" }]);
  expect((await staff.request("/inquiries/nobody", { method: "PATCH", body })).status).toBe(404);
});

test("signs of a search pattern are looked for as they are written", async () => {
  const { send, staff } = setup();
  await send("/api/orderInquiry/insert", inquiry);
  expect(await (await staff.request("/inquiries?text=%25")).json()).toMatchObject({ data: { total: 0 } });
});

test.each([
  ["anonymous", 401],
  ["viewer", 403],
] as const)("%s readers see no quote request", async (role, status) => {
  const { staff } = setup({ role });
  expect((await staff.request("/inquiries")).status).toBe(status);
  expect((await staff.request("/inquiries.csv")).status).toBe(status);
});

test("staff get an address that downloads a request's file under its own name", async () => {
  const { all, send, staff } = setup();
  await send("/api/orderInquiry/insert", {
    ...inquiry,
    fileUpload: "https://files.example/quote/a/part.step",
    fileName: "bracket v2.step",
  });
  const answer = await (await staff.request(`/inquiries/${all()[0]?.id}/file`)).json();
  const { url } = v.parse(v.object({ data: v.object({ url: v.string() }) }), answer).data;
  expect(url).toMatch(
    /^https:\/\/files\.example\/quote\/a\/part\.step\?OSSAccessKeyId=key-id&Expires=1795262700&Signature=/,
  );
  expect(new URL(url).searchParams.get("response-content-disposition")).toBe(
    'attachment; filename="bracket v2.step"',
  );
});
