import { REJECTIONS } from "contracts/rejection.ts";
import { MAX_CHANGE_FORM_BYTES, MAX_PARTS, PART_FIELDS, partFields } from "contracts/request-page.ts";
import { expect, test } from "vitest";

import { createReceiveChange } from "./receive-change.ts";
import { partName } from "./request-form.ts";

const TOKEN = "0af3".repeat(10);

function setup(answer: () => Response = () => Response.json({ code: 200, data: {} })) {
  const forwarded: Request[] = [];
  const receive = createReceiveChange(async (request) => {
    forwarded.push(request);
    return answer();
  });
  return {
    forwarded,
    receive,
    send: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      receive(
        new Request("https://www.example.com/api/request/change", {
          method: "POST",
          headers: { origin: "https://www.example.com", "x-forwarded-for": "203.0.113.1", ...headers },
          body: new URLSearchParams(fields),
        }),
      ),
  };
}

const save = { token: TOKEN, kind: "details", "part-0-part": "Bracket" };

test("a change is forwarded with the visitor's headers", async () => {
  const { forwarded, send } = setup();
  expect((await send(save)).status).toBe(200);
  const [request] = forwarded;
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    "content-type": "application/json",
    "x-forwarded-for": "203.0.113.1",
    "x-sent-from": `/request/${TOKEN}`,
  });
  expect(await request?.json()).toMatchObject({
    token: TOKEN,
    change: { kind: "details", details: { parts: [{ part: "Bracket" }] } },
  });
});

test("the page that is named as the sender is one of this site", async () => {
  const { forwarded, send } = setup();
  await send({ ...save, language: "de" });
  await send({ ...save, language: "/evil.example" });
  expect(forwarded.map(({ headers }) => headers.get("x-sent-from"))).toEqual([
    `/de/request/${TOKEN}`,
    `/request/${TOKEN}`,
  ]);
});

test("the script of the page gets JSON", async () => {
  const { send } = setup(() => Response.json({ code: 200, data: { number: "K4M-9PX" } }));
  const response = await send(save);
  expect(await response.json()).toEqual({ code: 200, msg: "success", data: { number: "K4M-9PX" } });
});

test("what the admin host rejects is said", async () => {
  const { send } = setup(() =>
    Response.json({ code: 404, msg: "This link is no longer valid" }, { status: 404 }),
  );
  const response = await send(save);
  expect([response.status, await response.json()]).toEqual([
    404,
    { code: 404, msg: "This link is no longer valid" },
  ]);
});

test("a customer reads in the language of the page why a change is rejected", async () => {
  const { send } = setup(() =>
    Response.json({ code: 400, msg: REJECTIONS.tooManyAnswers, reason: "tooManyAnswers" }, { status: 400 }),
  );
  const fields = { token: TOKEN, kind: "answer", text: "Hallo", language: "de" };
  expect(await (await send(fields)).json()).toEqual({
    code: 400,
    msg: expect.stringMatching(/zu viele Antworten/),
    reason: "tooManyAnswers",
  });
  expect(await (await send({ ...fields, text: " " })).text()).not.toContain("Write an answer");
});

test("a customer sends the parts again in the language of the page", async () => {
  const { forwarded, send } = setup();
  await send({ token: TOKEN, kind: "requestAgain", language: "de", introduction: "typed" });
  expect(await forwarded[0]?.json()).toMatchObject({
    change: { kind: "requestAgain", introduction: "Neue Anfrage für die Teile der Anfrage {number}." },
  });
});

test("a language that is none is English", async () => {
  const { send } = setup(() => Response.json({ code: 400, msg: "No" }, { status: 400 }));
  for (const language of ["__proto__", "constructor", "xx"])
    expect(await (await send({ ...save, language })).json()).toMatchObject({ msg: "No" });
});

test.each([
  ["no token", { ...save, token: "" }],
  ["a token of another form", { ...save, token: `${TOKEN}<b>` }],
  ["no change", { token: TOKEN }],
  ["an empty answer", { token: TOKEN, kind: "answer", text: " " }],
])("a form with %s is rejected without asking the admin host", async (_name, fields) => {
  const { forwarded, send } = setup();
  expect((await send(fields)).status).toBe(400);
  expect(forwarded).toEqual([]);
});

test.each([
  ["multipart/form-data; boundary=x", 415],
  ["application/json", 415],
])("a body of the type %s is not read", async (type, status) => {
  const { send } = setup();
  expect((await send(save, { "content-type": type })).status).toBe(status);
});

test("a table with each field full of Chinese characters is forwarded", async () => {
  const { forwarded, send } = setup();
  const parts = Array.from({ length: MAX_PARTS }, (_, index) =>
    PART_FIELDS.map((field) => [partName(index, field), "铝".repeat(partFields[field].maxLength)]),
  );
  const response = await send({ token: TOKEN, kind: "details", ...Object.fromEntries(parts.flat()) });
  expect(response.status).toBe(200);
  expect((await forwarded[0]?.text())?.length).toBeGreaterThan(MAX_PARTS * 1200);
});

test("a form that is too large is not read", async () => {
  const { forwarded, send } = setup();
  const long = { ...save, company: "x".repeat(MAX_CHANGE_FORM_BYTES) };
  const response = await send(long);
  expect([response.status, await response.json()]).toEqual([
    413,
    { code: 413, msg: "The request is too large." },
  ]);
  expect(forwarded).toEqual([]);
});

test.each([
  ["fields", `kind=details${"&a".repeat(700_000)}`, 413],
  ["versions", `kind=details&shown=[${"1,".repeat(700_000)}1]`, 400],
  ["parts", `kind=details&shown=[{"parts":[${"{},".repeat(450_000)}1]}]`, 400],
])("a form with hundreds of thousands of %s takes little time", async (_name, fields, status) => {
  const { receive } = setup();
  const body = `token=${TOKEN}&${fields}`;
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const request = new Request("https://www.example.com/api/request/change", {
    method: "POST",
    headers,
    body,
  });
  const started = process.threadCpuUsage();
  expect((await receive(request)).status).toBe(status);
  const { user, system } = process.threadCpuUsage(started);
  // Microseconds of processor time, which a busy machine does not lengthen.
  expect(user + system).toBeLessThan(300_000);
});
