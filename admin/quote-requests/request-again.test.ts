import { Receipt, VISIT_HEADER } from "contracts/receipt.ts";
import { REJECTIONS } from "contracts/rejection.ts";
import { OpenedAgain, REQUEST_CHANGE_PATH } from "contracts/request-page.ts";
import { SUSPICION_HEADER } from "contracts/suspicion.ts";
import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";
import { expect, test } from "vitest";

import { readReply } from "#testing/admin.ts";
import { openRequestPage } from "#testing/request-page.ts";

const BY = { author: "grace", at: "2026-11-22T12:00:00.000Z" };
const bracket = {
  part: "bracket.step",
  quantity: "12",
  material: "AlMg3",
  finish: "",
  tolerance: "ISO 2768-m",
  note: "",
};

test("an answered request is sent again once a day, with the same parts and without files", async () => {
  const { all, change, changeAsStaff, number, requestAgain, read } = await openRequestPage();
  const key = "of the opened page";
  await change({ kind: "details", details: { parts: [bracket], incoterm: "DAP" } });
  await changeAsStaff({ kind: "progress", progress: "quoted" });
  const first = await requestAgain({ key });
  expect(await requestAgain({ key })).toEqual(first);
  expect(await all()).toHaveLength(2);
  const page = (await read(first.token)).data;
  expect(page).toMatchObject({
    number: first.number,
    message: `New request for the parts of request ${number}.\n\n${sampleQuoteRequest.message}`,
    details: { parts: [bracket], incoterm: "DAP" },
    progress: "received",
  });
});

test("a request and its repetitions name each other, by numbers and not by links", async () => {
  const { all, changeAsStaff, number, readAsStaff, requestAgain, read, token } = await openRequestPage();
  await changeAsStaff({ kind: "progress", progress: "quoted" });
  const again = await requestAgain();
  const stored = (await all()).find((each) => each.number === again.number);
  const [first, second] = [await read(), await read(again.token)];
  expect(first.data).toMatchObject({ repeats: null, repeatedBy: [again.number] });
  expect(second.data).toMatchObject({ repeats: number, repeatedBy: [] });
  expect(JSON.stringify(first.data)).not.toContain(again.token);
  expect(JSON.stringify(second.data)).not.toContain(token);
  expect(await readAsStaff()).toMatchObject({
    repeats: null,
    repeatedBy: [{ id: stored?.id, number: again.number }],
  });
});

test("only who has sent a request again gets its link, until staff revoke it", async () => {
  const { all, change, changeAsStaff, requestAgain, read, links } = await openRequestPage();
  await changeAsStaff({ kind: "progress", progress: "quoted" });
  const key = "of the opened page";
  const again = await requestAgain({ key });
  const refused = { status: 400, msg: REJECTIONS.alreadyRequested, data: undefined };
  for (const others of [{}, { key: "" }, { key: "of another page" }])
    expect(await change({ kind: "requestAgain", ...others })).toEqual(refused);

  const stored = (await all()).find(({ number }) => number === again.number);
  await links.revoke(stored?.id ?? "", new Date("2026-11-21T12:00:00.000Z"));
  expect(await change({ kind: "requestAgain", key })).toEqual(refused);
  expect((await read(again.token)).status).toBe(404);
  expect(await all()).toHaveLength(2);
});

test("a repetition begins with one introduction, in the words of the site", async () => {
  const { all, changeAsStaff, requestAgain, pages, read } = await openRequestPage();
  const introduction = "Nachbestellung wie Anfrage {number}.";
  await changeAsStaff({ kind: "progress", progress: "quoted" });
  const second = await requestAgain({ introduction });
  const stored = (await all()).find(({ number }) => number === second.number);
  await pages.setProgress(stored?.id ?? "", "closed", BY);
  const third = await requestAgain({ introduction, of: second.token });
  expect((await read(third.token)).data?.message).toBe(
    `Nachbestellung wie Anfrage ${second.number}.\n\n${sampleQuoteRequest.message}`,
  );
});

const visit = (replyBy: object) => ({ [VISIT_HEADER]: JSON.stringify({ language: "en", replyBy }) });

test("the time of the reply to a repetition is in the time zone of the first request", async () => {
  const { all, pages, read, send } = await openRequestPage();
  const theirs = { at: "2026-11-23T10:00:00.000Z", timeZone: "America/New_York", isTheirs: true };
  const other = { ...sampleQuoteRequest, message: "Other" };
  const sent = await readReply(await send("/api/orderInquiry/insert", other, visit(theirs)), Receipt);
  const stored = (await all()).find(({ number }) => number === sent.data?.number);
  await pages.setProgress(stored?.id ?? "", "quoted", BY);

  const ofOffice = { at: "2026-11-24T10:00:00.000Z", timeZone: "Asia/Shanghai", isTheirs: false };
  const change = { token: sent.data?.token, change: { kind: "requestAgain" } };
  const again = await readReply(await send(REQUEST_CHANGE_PATH, change, visit(ofOffice)), OpenedAgain);
  expect((await read(again.data?.token)).data?.replyBy).toEqual({ ...theirs, at: ofOffice.at });
});

test("nothing is sent again before staff have answered it: so one link makes no chain of requests", async () => {
  const { all, change, changeAsStaff, requestAgain, token } = await openRequestPage();
  const refused = { status: 400, msg: REJECTIONS.notYetAnswered };
  expect(await change({ kind: "requestAgain" })).toMatchObject(refused);
  await changeAsStaff({ kind: "progress", progress: "quoted" });
  const second = await requestAgain();
  expect(second.token).not.toBe(token);
  expect(await change({ kind: "requestAgain" }, second.token)).toMatchObject(refused);
  expect(await all()).toHaveLength(2);
});

test("what looks automated is not sent again, and mails nothing to staff", async () => {
  const { all, change, mails, pages, send } = await openRequestPage();
  const spam = { ...sampleQuoteRequest, message: "Buy links" };
  const sent = await readReply(
    await send("/api/orderInquiry/insert", spam, { [SUSPICION_HEADER]: "too fast" }),
    Receipt,
  );
  const token = sent.data?.token;
  const stored = (await all()).find(({ state }) => state === "spam");
  await pages.setProgress(stored?.id ?? "", "quoted", BY);
  expect((await change({ kind: "requestAgain" }, token)).status).toBe(400);
  expect((await change({ kind: "answer", text: "Buy links" }, token)).status).toBe(200);
  expect((await change({ kind: "details", details: { company: "Buy links" } }, token)).status).toBe(200);
  expect(
    (
      await change(
        { kind: "addFile", url: "https://files.example/details/a/spam.pdf", name: "spam.pdf" },
        token,
      )
    ).status,
  ).toBe(200);
  expect(await all()).toHaveLength(2);
  expect(await mails()).toEqual([]);
});

test("revoking a link also revokes those of the requests that were sent again with it", async () => {
  const { all, changeAsStaff, insert, requestAgain, pages, read } = await openRequestPage();
  const other = await insert("Other");
  await changeAsStaff({ kind: "progress", progress: "quoted" });
  const second = await requestAgain();
  const stored = (await all()).find(({ number }) => number === second.number);
  await pages.setProgress(stored?.id ?? "", "quoted", BY);
  const third = await requestAgain({ of: second.token });
  await changeAsStaff({ kind: "revokeLink" });
  expect([
    (await read()).status,
    (await read(second.token)).status,
    (await read(third.token)).status,
  ]).toEqual([404, 404, 404]);
  expect((await read(other.token)).status).toBe(200);
});
