import { REJECTIONS } from "contracts/rejection.ts";
import { MAX_PARTS, NO_DETAILS } from "contracts/request-page.ts";
import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";
import { expect, test } from "vitest";

import { openRequestPage } from "#testing/request-page.ts";

const DAY_MS = 86_400_000;

const url = (name: string) => `https://files.example/details/a/${name}.pdf`;
const bracket = {
  part: "bracket.step",
  quantity: "12",
  material: "AlMg3",
  finish: "",
  tolerance: "ISO 2768-m",
  note: "",
};

test("the customer reads the request, without the address and the phone number", async () => {
  const { number, read } = await openRequestPage();
  const { data } = await read();
  expect(data).toMatchObject({
    number,
    receivedAt: "2026-11-21T12:00:00.000Z",
    progress: "received",
    message: sampleQuoteRequest.message,
    details: NO_DETAILS,
    files: [],
    events: [],
    expiresAt: "2027-05-20T12:00:00.000Z",
  });
  expect(JSON.stringify(data)).not.toMatch(/ada@example\.com|7946/);
});

test("details are kept as typed: empty parts are left out, and what is too long is cut off", async () => {
  const { change, read } = await openRequestPage();
  const details = {
    parts: [
      bracket,
      { ...bracket, part: "", quantity: "", material: " ", tolerance: "" },
      { part: "x".repeat(300) },
    ],
    company: "  Analytical Engines\u202e ",
    country: "Germany",
    wantedDate: "2027-03-31",
    incoterm: "DAP",
    nda: "wanted",
  };
  expect(await change({ kind: "details", details })).toMatchObject({ status: 200 });
  const { data } = await read();
  expect(data?.details).toMatchObject({
    ...details,
    company: "Analytical Engines",
    parts: [bracket, { part: "x".repeat(200) }],
  });
});

test("what is no date, Incoterm or answer is no answer, and there are at most 40 parts", async () => {
  const { change } = await openRequestPage();
  const parts = Array.from({ length: 60 }, (_, index) => ({ part: `Part ${index}` }));
  const { data } = await change({
    kind: "details",
    details: { parts, wantedDate: "soon", incoterm: "<b>", nda: "maybe" },
  });
  expect(data?.details).toMatchObject({ wantedDate: "", incoterm: "", nda: "" });
  expect(data?.details.parts).toHaveLength(MAX_PARTS);
});

test("a link opens its own request only, until it expires or is revoked; then staff make a new one", async () => {
  const { changeAsStaff, insert, later, link, read, token } = await openRequestPage();
  const other = await insert("Other");
  expect((await read(other.token)).data?.message).toBe("Other");
  expect(await read("0".repeat(40))).toMatchObject({ status: 404, msg: "This link is no longer valid." });
  expect(await read(`${token.slice(1)}'`)).toMatchObject({ status: 400 });
  later(180 * DAY_MS - 1);
  expect((await read()).status).toBe(200);
  later(1);
  expect((await read()).status).toBe(404);

  const renewed = new URL(await link()).pathname.replace("/request/", "");
  expect(await link()).toBe(`https://www.example.com/request/${renewed}`);
  expect(renewed).not.toBe(token);
  expect((await read(renewed)).status).toBe(200);
  expect(await changeAsStaff({ kind: "revokeLink" })).toMatchObject({ data: { linkExpiresAt: null } });
  expect((await read(renewed)).status).toBe(404);
});

test("a link that is about to expire is followed by a new one, and works until then", async () => {
  const { later, link, read, token } = await openRequestPage();
  later(149 * DAY_MS);
  expect(await link()).toContain(token);
  later(2 * DAY_MS);
  const renewed = (await link()).split("/").at(-1);
  expect(renewed).not.toBe(token);
  expect([(await read()).status, (await read(renewed)).status]).toEqual([200, 200]);
});

test("staff copy the link in the language in which the request was sent", async () => {
  const { database, link, token } = await openRequestPage();
  await database.updateTable("quoteRequests").set({ language: "de" }).execute();
  expect(await link()).toBe(`https://www.example.com/de/request/${token}`);
});

test("the database contains no token", async () => {
  const { database, token } = await openRequestPage();
  const links = await database.selectFrom("requestLinks").selectAll().execute();
  expect(links).toHaveLength(1);
  expect(JSON.stringify(links)).not.toContain(token);
});

test("twenty files can be added, each once, and only files that arrived and belong to no other request", async () => {
  const { change, insert, read, removedFiles } = await openRequestPage();
  const add = (name: string, of?: string) =>
    change({ kind: "addFile", url: url(name), name: `${name}.pdf` }, of);
  for (let index = 0; index < 20; index += 1) await add(`f${index}`);
  expect((await add("f0")).data?.files).toHaveLength(20);
  expect(await add("f20")).toMatchObject({
    status: 400,
    msg: "A request can have 20 files. Put several into a ZIP.",
  });
  expect(await change({ kind: "addFile", url: "https://evil.example/a.pdf", name: "a" })).toMatchObject({
    status: 400,
    msg: "The file did not arrive. Remove it, or upload it again.",
  });
  const other = await insert("Other");
  expect(await add("f1", other.token)).toMatchObject({
    status: 400,
    msg: expect.stringContaining("already have a request with this file"),
  });
  const [file] = (await read()).data?.files ?? [];
  expect((await change({ kind: "removeFile", id: file?.id }, other.token)).status).toBe(200);
  expect(removedFiles).toEqual([]);
  expect((await change({ kind: "removeFile", id: file?.id })).data?.files).toHaveLength(19);
  expect(removedFiles).toEqual([url("f0")]);
});

test("a file belongs to one request, whether it is sent with a request or added to its page", async () => {
  const { all, change, send } = await openRequestPage();
  const insert = (name: string) =>
    send("/api/orderInquiry/insert", { ...sampleQuoteRequest, fileUpload: url(name), fileName: "part.pdf" });
  const add = (name: string) => change({ kind: "addFile", url: url(name), name: "part.pdf" });
  expect([(await add("added")).status, (await insert("added")).status]).toEqual([200, 400]);
  expect([(await insert("sent")).status, (await add("sent")).status]).toEqual([200, 400]);
  expect(await all()).toHaveLength(2);
});

test("deleting a request deletes its page, its links and all its files", async () => {
  const { change, database, id, read, removedFiles, staff } = await openRequestPage();
  await change({ kind: "addFile", url: "https://files.example/details/a/drawing.pdf", name: "drawing.pdf" });
  await change({ kind: "details", details: { parts: [bracket] } });
  await staff.request(`/staff/quote-requests/${id}`, { method: "DELETE" });
  expect((await read()).status).toBe(404);
  expect(removedFiles).toEqual(["https://files.example/details/a/drawing.pdf"]);
  for (const table of ["requestLinks", "requestDetails", "requestFiles", "requestEvents"] as const)
    expect(await database.selectFrom(table).selectAll().execute()).toEqual([]);
});

test("staff see what is new until they have read it, and are mailed once about what was added within ten minutes", async () => {
  const { all, change, changeAsStaff, later, mails, readAsStaff, write } = await openRequestPage();
  await change({ kind: "details", details: { parts: [bracket] } });
  later(60_000);
  await change({ kind: "details", details: { parts: [{ ...bracket, quantity: "20" }] } });
  expect(await all()).toMatchObject([{ hasNews: true }]);
  const page = await readAsStaff();
  expect(page).toMatchObject({
    details: { parts: [{ quantity: "20" }] },
    seenDetails: NO_DETAILS,
    seenAt: null,
  });
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: "details", nextTryAt: "2026-11-21T12:10:00.000Z" });
  expect(mail && (await write(mail, new Date()))).toMatchObject({
    to: ["staff@example.com"],
    isAutomatic: false,
  });

  // The request is among the new ones again.
  await changeAsStaff({ kind: "progress", progress: "quoted" });
  expect(await all()).toMatchObject([{ state: "answered" }]);
  await change({ kind: "details", details: { parts: [{ ...bracket, quantity: "30" }] } });
  expect(await all()).toMatchObject([{ state: "new" }]);
  const { changedAt = null } = (await readAsStaff()) ?? {};

  // What was added after staff looked stays new.
  await changeAsStaff({ kind: "seen", until: "2026-11-21T12:00:00.000Z" });
  expect(await all()).toMatchObject([{ hasNews: true }]);
  await changeAsStaff({ kind: "seen", until: changedAt });
  expect(await all()).toMatchObject([{ hasNews: false }]);
  expect(mail && (await write(mail, new Date()))).toBeUndefined();
});

test("the same details saved again are nothing new", async () => {
  const { all, change, changeAsStaff, later, readAsStaff } = await openRequestPage();
  await change({ kind: "details", details: {} });
  expect(await all()).toMatchObject([{ hasNews: false }]);
  await change({ kind: "details", details: { company: "A" } });
  await changeAsStaff({ kind: "seen", until: (await readAsStaff())?.changedAt });
  later(1000);
  await change({ kind: "details", details: { company: "A " } });
  expect(await all()).toMatchObject([{ hasNews: false }]);
});

test("staff set the progress, ask, and get the answer, and everything is kept with its time", async () => {
  const { all, change, changeAsStaff, later, mails, number, read, token, write } = await openRequestPage();
  await changeAsStaff({ kind: "progress", progress: "review" });
  await changeAsStaff({ kind: "progress", progress: "review" });
  later(60_000);
  await changeAsStaff({ kind: "ask", question: "Which alloy? See https://www.example.com/materials" });
  expect(await all()).toMatchObject([{ state: "answered", progress: "question" }]);
  const [question] = await mails();
  const mail = question && (await write(question, new Date("2026-11-21T12:01:00.000Z")));
  expect(mail).toMatchObject({
    to: ["ada@example.com"],
    subject: `example.com: a question about your request ${number}`,
    isAutomatic: false,
    text: expect.stringMatching(
      new RegExp(
        `Which alloy\\? See https://www.example.com/materials[^]*https://www.example.com/request/${token}`,
      ),
    ),
  });

  later(60_000);
  expect((await change({ kind: "answer", text: " 5083 " })).data).toMatchObject({
    progress: "review",
    events: [
      { kind: "progress", text: "review", at: "2026-11-21T12:00:00.000Z" },
      { kind: "question", at: "2026-11-21T12:01:00.000Z" },
      { kind: "progress", text: "question" },
      { kind: "answer", text: "5083", at: "2026-11-21T12:02:00.000Z" },
      { kind: "progress", text: "review" },
    ],
  });
  expect(await all()).toMatchObject([{ state: "new", hasNews: true }]);
  const answer = (await mails()).find(({ kind }) => kind === "details");
  expect(answer && (await write(answer, new Date()))).toMatchObject({
    to: ["staff@example.com"],
    subject: `Message about request ${number} from Ada Lovelace`,
    text: "5083\n\nEverything that was added is in the Studio, under Quote requests.",
  });
  expect(await change({ kind: "answer", text: " " })).toMatchObject({ status: 400 });
  expect((await read()).data?.events).toHaveLength(5);
});

test("an answer that is sent twice is stored once, but may answer another question", async () => {
  const { change, changeAsStaff, later, readAsStaff } = await openRequestPage();
  const answers = async () => (await readAsStaff())?.events.filter(({ kind }) => kind === "answer").length;
  const yes = { kind: "answer", text: "Yes" } as const;
  const { data } = await change(yes);
  later(1000);
  expect(await change(yes)).toMatchObject({ status: 200, data: { events: data?.events } });
  expect(await answers()).toBe(1);
  later(1000);
  await changeAsStaff({ kind: "ask", question: "Also anodized?" });
  later(1000);
  await change(yes);
  expect(await answers()).toBe(2);
});

test.each([
  [undefined, {}],
  ["server", { sendsMail: false }],
  ["address", { email: "ada@example.com, grace@example.com" }],
])("the reason why the customer gets no question is %s, with %j", async (mailProblem, options) => {
  const { changeAsStaff, readAsStaff } = await openRequestPage(options);
  expect((await readAsStaff())?.mailProblem).toBe(mailProblem);
  expect((await changeAsStaff({ kind: "ask", question: "Which alloy?" })).data?.mailProblem).toBe(
    mailProblem,
  );
});

test("staff learn that a mail to the customer was given up", async () => {
  const { id, outbox, readAsStaff } = await openRequestPage();
  const at = "2026-11-21T12:00:00.000Z";
  await outbox.giveUp({ quoteRequestId: id, kind: "request", about: "" }, at);
  expect((await readAsStaff())?.mailProblem).toBeUndefined();
  await outbox.giveUp({ quoteRequestId: id, kind: "receipt", about: "" }, at);
  expect((await readAsStaff())?.mailProblem).toBe("rejected");
});

test("a link cannot fill the database with answers", async () => {
  const { change } = await openRequestPage();
  for (let index = 0; index < 50; index += 1) await change({ kind: "answer", text: `${index}` });
  expect(await change({ kind: "answer", text: "one more" })).toMatchObject({ status: 400 });
});

test("the space that is reserved for quote requests is not filled with what customers add to them", async () => {
  const { change, fillDisk, insert, read } = await openRequestPage();
  await change({ kind: "addFile", url: url("drawing"), name: "drawing.pdf" });
  const [file] = (await read()).data?.files ?? [];
  fillDisk();
  const rejected = { status: 503, msg: REJECTIONS.noSpace };
  expect(await change({ kind: "answer", text: "Steel" })).toMatchObject(rejected);
  expect(await change({ kind: "details", details: { parts: [] }, shown: [{ parts: [] }] })).toMatchObject(
    rejected,
  );
  expect((await change({ kind: "removeFile", id: file?.id })).data?.files).toEqual([]);
  expect((await insert("Another request")).number).not.toBe("");
});

test("a file that the storage does not delete stays in its request, and can be removed again", async () => {
  const { breakStorage, change, read, removedFiles } = await openRequestPage();
  await change({ kind: "addFile", url: url("drawing"), name: "drawing.pdf" });
  const [file] = (await read()).data?.files ?? [];
  const repair = breakStorage();
  expect(await change({ kind: "removeFile", id: file?.id })).toMatchObject({
    status: 503,
    msg: REJECTIONS.fileNotRemoved,
  });
  expect((await read()).data?.files).toEqual([file]);
  repair();
  expect((await change({ kind: "removeFile", id: file?.id })).data?.files).toEqual([]);
  expect(removedFiles).toEqual([url("drawing")]);
});

test.each([
  ["an unknown change", { kind: "publish" }],
  ["no change", undefined],
  ["details that are no object", { kind: "details", details: "x" }],
])("%s is rejected", async (_name, change) => {
  const { change: send } = await openRequestPage();
  expect((await send(change)).status).toBe(400);
});
