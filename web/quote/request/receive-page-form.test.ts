import { REJECTIONS } from "contracts/rejection.ts";
import { MAX_PARTS, NO_DETAILS, PART_FIELDS, partFields } from "contracts/request-page.ts";
import { expect, test } from "vitest";

import { createReceivePageForm } from "./receive-page-form.ts";
import { partName, rejectedFilesIn } from "./request-form.ts";
import { takeSentForm } from "./sent-form.ts";

const TOKEN = "0af3".repeat(10);
const OTHER = "1be5".repeat(10);
const PAGE = `https://www.example.com/request/${TOKEN}`;
const SHOWN = JSON.stringify([NO_DETAILS]);

/** `answer`: what the admin API says to each kind of change. */
function setup(answer: (kind: string) => Response = () => Response.json({ code: 200, data: {} })) {
  const changes: unknown[] = [];
  const headersOf: Headers[] = [];
  const receive = createReceivePageForm(async (request) => {
    const { change } = await request.json();
    changes.push(change);
    headersOf.push(request.headers);
    return answer(change.kind);
  });
  return {
    changes,
    headersOf,
    receive,
    send: async (fields: Record<string, string>, language = "en") => {
      const request = new Request(PAGE, {
        method: "POST",
        headers: { origin: "https://www.example.com", "x-forwarded-for": "203.0.113.1" },
        body: new URLSearchParams({ shown: SHOWN, ...fields }),
      });
      const { status, headers } = await receive(request, { token: TOKEN, language });
      // Next passes the headers of a request that it continues with on to the page in this way.
      const sent = takeSentForm({ get: (name) => headers.get(`x-middleware-request-${name}`) });
      return { status, location: headers.get("location"), sent };
    },
  };
}

const rejecting = (kind: string, reason: keyof typeof REJECTIONS) => (changed: string) =>
  changed === kind
    ? Response.json({ code: 400, msg: REJECTIONS[reason], reason }, { status: 400 })
    : Response.json({ code: 200, data: {} });

test("details are saved, and the page is shown again (303)", async () => {
  const { changes, headersOf, send } = setup();
  expect(await send({ "part-0-part": "Bracket" })).toMatchObject({
    status: 303,
    location: `${PAGE}#details`,
  });
  expect(changes).toMatchObject([
    { kind: "details", details: { parts: [{ part: "Bracket" }] }, shown: [NO_DETAILS] },
  ]);
  expect(Object.fromEntries(headersOf[0] ?? [])).toMatchObject({
    "x-forwarded-for": "203.0.113.1",
    "x-sent-from": `/request/${TOKEN}`,
  });
});

test("each button saves what was typed elsewhere, and nothing is saved if nothing was", async () => {
  const { changes, send } = setup();
  const answer = { action: "answer", text: "5083\r\nplease" };
  expect((await send({ ...answer, company: "AE" })).location).toBe(`${PAGE}#answer`);
  expect(changes).toMatchObject([
    { kind: "details", details: { company: "AE" } },
    { kind: "answer", text: "5083\nplease" },
  ]);
  changes.length = 0;
  expect((await send(answer)).location).toBe(`${PAGE}#answer`);
  expect((await send({ removeFile: "f1" })).location).toBe(`${PAGE}#addFile`);
  expect(changes).toMatchObject([{ kind: "answer" }, { kind: "removeFile", id: "f1" }]);
});

test("a page in another language leads back to itself", async () => {
  const { send } = setup();
  expect((await send({ company: "AE" }, "de")).location).toBe(
    `https://www.example.com/de/request/${TOKEN}#details`,
  );
});

test("sending the parts again leads to the page of the new request, in the words of the page", async () => {
  const { changes, send } = setup(() =>
    Response.json({ code: 200, data: { number: "K4M-9PX", token: OTHER } }),
  );
  const fields = { action: "requestAgain", introduction: "typed", againKey: "0af3" };
  expect((await send(fields, "de")).location).toBe(`https://www.example.com/de/request/${OTHER}`);
  const introduction = "Neue Anfrage für die Teile der Anfrage {number}.";
  expect(changes).toMatchObject([{ introduction, key: "0af3" }]);
});

test("parts whose sending fails are sent again with the same key, so the answer has the link of the first try", async () => {
  const { send } = setup(rejecting("requestAgain", "noSpace"));
  const { sent } = await send({ action: "requestAgain", againKey: "0af3" });
  expect(sent).toMatchObject({ problem: { kind: "requestAgain" }, againKey: "0af3" });
});

test("a rejected message comes back beside its field, in the language of the page, and is kept", async () => {
  const { send } = setup(rejecting("answer", "tooManyAnswers"));
  const { status, sent } = await send({ action: "answer", text: "Hallo", company: "AE" }, "de");
  expect(status).toBe(200);
  expect(sent).toMatchObject({
    problem: { kind: "answer", message: expect.stringMatching(/zu viele Antworten/) },
    text: "Hallo",
    isSaved: true,
    unsaved: undefined,
  });
});

test("an empty message says so without asking the admin host", async () => {
  const { changes, send } = setup();
  const { sent } = await send({ action: "answer", text: " \n" });
  expect(sent?.problem).toEqual({ kind: "answer", message: "Write something first." });
  expect(changes).toEqual([]);
});

test("rejected details come back with what the page showed before, and no button does more", async () => {
  const { changes, send } = setup(rejecting("details", "tooManyParts"));
  const { sent } = await send({ "part-0-part": "Bracket", company: "AE", action: "answer", text: "Soon" });
  expect(sent).toMatchObject({
    problem: { kind: "details", message: REJECTIONS.tooManyParts },
    text: "Soon",
    isSaved: false,
    unsaved: { details: { company: "AE", parts: [{ part: "Bracket" }] }, shown: [NO_DETAILS] },
  });
  expect(changes).toMatchObject([{ kind: "details" }]);
});

test("a message that was typed and not sent is kept after saving", async () => {
  const { sent } = await setup().send({ company: "AE", text: "Soon" });
  expect(sent).toMatchObject({ problem: undefined, text: "Soon", isSaved: true });
});

test("files that were not added come back with their problems, and added ones lead to the list", async () => {
  const { send } = setup();
  const rejectedFile = JSON.stringify(["a.exe", "Not accepted"]);
  const { sent } = await send({ action: "addFile", addedFile: "b.step", rejectedFile });
  expect(sent).toMatchObject({
    rejectedFiles: [{ name: "a.exe", problem: "Not accepted" }],
    problem: undefined,
  });
  expect(sent?.fields.map(([name]) => name)).toEqual(["shown", "action"]);
  expect((await send({ action: "addFile", addedFile: "b.step" })).location).toBe(`${PAGE}#addFile`);
});

test("a form without files cannot make a page of thousands of long names", () => {
  const rejected = ["rejectedFile", JSON.stringify(["n".repeat(1000), "p".repeat(1000)])];
  const files = rejectedFilesIn(new URLSearchParams(Array.from({ length: 900 }, () => rejected)));
  expect(files).toHaveLength(100);
  expect(JSON.stringify(files).length).toBeLessThan(100_000);
});

test("a choice of files that no button sent, and a button without a choice, say what to do", async () => {
  const { send } = setup();
  expect((await send({ action: "addFile" })).sent?.problem).toEqual({
    kind: "addFile",
    message: "Choose a file first.",
  });
  const { sent } = await send({ file: "drawing.pdf", company: "AE" });
  expect(sent).toMatchObject({
    problem: { kind: "addFile", message: expect.stringContaining("Choose them again") },
    isSaved: true,
  });
});

test("a table with each field full of Chinese characters is saved, and comes back if it is rejected", async () => {
  const parts = Array.from({ length: MAX_PARTS }, (_, index) =>
    PART_FIELDS.map((field) => [partName(index, field), "铝".repeat(partFields[field].maxLength)]),
  );
  const fields: Record<string, string> = Object.fromEntries(parts.flat());
  expect((await setup().send(fields)).status).toBe(303);
  const { sent } = await setup(rejecting("details", "tooManyParts")).send(fields);
  expect(sent?.unsaved?.details.parts).toHaveLength(MAX_PARTS);
});

test("a form without the details does not clear them", async () => {
  const { changes, send } = setup();
  await send({ shown: "", action: "answer", text: "Hi" });
  await send({ shown: "[]", action: "answer", text: "Hi" });
  await send({ shown: "{", action: "answer", text: "Hi" });
  expect(changes).toMatchObject([{ kind: "answer" }, { kind: "answer" }, { kind: "answer" }]);
});

test.each(["multipart/form-data; boundary=x", "text/plain", "application/json", undefined])(
  "a body of the type %s does not reach the page, for which Next would run a server action",
  async (type) => {
    const { changes, receive } = setup();
    const headers: HeadersInit = type === undefined ? {} : { "content-type": type };
    const request = new Request(PAGE, { method: "POST", headers, body: new Blob(["--x--"]) });
    const { status, headers: answered } = await receive(request, { token: TOKEN, language: "en" });
    expect([status, answered.has("x-middleware-next"), changes]).toEqual([415, false, []]);
  },
);

test("a form is taken once, and the header with which the page finds it is short", async () => {
  const { receive } = setup();
  const body = new URLSearchParams({ shown: SHOWN, text: "x".repeat(3000) });
  const { headers } = await receive(new Request(PAGE, { method: "POST", body }), {
    token: TOKEN,
    language: "en",
  });
  const request = { get: (name: string) => headers.get(`x-middleware-request-${name}`) };
  expect(request.get("x-sent-form")).toHaveLength(36);
  expect(takeSentForm(request)).toMatchObject({ text: "x".repeat(3000) });
  expect(takeSentForm(request)).toBeUndefined();
});

test("a made-up header shows nothing", () => {
  for (const header of ["", "%", "e30", Buffer.from(`{"form":1}`).toString("base64url")])
    expect(takeSentForm({ get: () => header })).toBeUndefined();
});
