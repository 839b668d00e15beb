import { SITE_SIGNATURE_HEADER, signSiteRequest } from "contracts/site-signature.ts";
import { Download, QuoteRequestList } from "contracts/staff.ts";
import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";
import type { Bucket } from "oss-storage/download-url.ts";
import { createLog, type Level } from "server-kit/log.ts";
import * as v from "valibot";
import { expect, onTestFinished, test, vi } from "vitest";

import { temporaryFolder } from "#testing/temporary-folder.ts";

import { openAdmin } from "./open-admin.ts";

const SITE_SECRET = "a-secret-of-the-site";
const INSERT = "/api/orderInquiry/insert";
const VIEW = { webType: "website", residenceTime: 900, equipmentType: "电脑", module: "home", pageUrl: "/" };
const NEW_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function setup(level: Level = "info", { bucket }: { bucket?: Bucket } = {}) {
  const dataDirectory = temporaryFolder();
  const lines: string[] = [];
  const admin = await openAdmin({
    dataDirectory,
    databaseUrl: undefined,
    siteUrl: "https://www.example.com",
    studioUrl: undefined,
    siteSecret: SITE_SECRET,
    publicUrl: "http://localhost:3500",
    bucket,
    mail: undefined,
    statisticsDays: 400,
    quoteRequestDays: undefined,
    origins: [],
    contentApiUrl: "http://localhost:9",
    log: createLog(level, (line) => lines.push(line)),
  });
  onTestFinished(() => admin.stop());
  const post = (path: string, content: unknown, headers: Record<string, string> = {}) => {
    const body = JSON.stringify(content);
    const signature = signSiteRequest(SITE_SECRET, { path, body });
    return admin.app.request(path, {
      method: "POST",
      body,
      headers: { [SITE_SIGNATURE_HEADER]: signature, ...headers },
    });
  };
  return { ...admin, post, logged: (): unknown[] => lines.map((line) => JSON.parse(line)) };
}

test("a request is logged and answered with its own id", async () => {
  const { logged, post } = await setup();
  const response = await post(INSERT, sampleQuoteRequest, { "x-request-id": "a-request-1" });
  expect(response.headers.get("x-request-id")).toBe("a-request-1");
  expect(logged()).toEqual([
    {
      time: expect.any(String),
      level: "info",
      message: "A request was answered",
      requestId: "a-request-1",
      method: "POST",
      path: INSERT,
      status: 200,
      ms: expect.any(Number),
    },
  ]);
});

test.each([{}, { "x-request-id": "<b>1</b>" }, { "x-request-id": "a".repeat(65) }])(
  "a request with %j as its id gets a new one",
  async (headers: Record<string, string>) => {
    const { logged, post } = await setup();
    const id = (await post(INSERT, sampleQuoteRequest, headers)).headers.get("x-request-id");
    expect(id).toMatch(NEW_ID);
    expect(logged()).toMatchObject([{ requestId: id }]);
  },
);

test("an error is logged with the id of its request", async () => {
  const { app, logged } = await setup();
  const headers = { "x-request-id": "a-request-2", authorization: "Bearer t-1" };
  expect((await app.request("/staff/quote-requests", { headers })).status).toBe(503);
  expect(logged()).toMatchObject([
    { level: "error", message: "A request failed", requestId: "a-request-2" },
    { level: "info", message: "A request failed", requestId: "a-request-2", status: 503 },
  ]);
});

test("a rejected upload has its id in the error and in the log", async () => {
  const { logged, post } = await setup();
  const response = await post("/storage", {}, { "x-request-id": "a-request-3" });
  expect(response.headers.get("x-request-id")).toBe("a-request-3");
  expect(await response.text()).toContain("<RequestId>a-request-3</RequestId>");
  expect(logged()).toMatchObject([{ requestId: "a-request-3", path: "/storage", status: 412 }]);
});

test("statistics are logged only when they are rejected", async () => {
  const { logged, post } = await setup();
  expect((await post("/api/statistical/insert", VIEW)).status).toBe(200);
  expect((await post("/api/statistical/insert", { ...VIEW, residenceTime: -1 })).status).toBe(400);
  expect(logged()).toMatchObject([{ path: "/api/statistical/insert", status: 400 }]);
});

test("wrong signatures, which anyone can send, are logged as errors ten times a minute", async () => {
  const { logged, post } = await setup();
  const headers = { "x-site-signature": "wrong" };
  for (let count = 0; count < 20; count += 1)
    expect((await post("/api/statistical/insert", VIEW, headers)).status).toBe(403);
  const error = expect.objectContaining({ level: "error" });
  const rejection = expect.objectContaining({ level: "info", status: 403 });
  expect(logged()).toEqual([
    ...Array.from({ length: 10 }, () => [error, rejection]).flat(),
    ...Array.from({ length: 10 }, () => rejection),
  ]);
});

test("/health responds when the admin API and its database work", async () => {
  const response = await (await setup()).app.request("/health");
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: "ok" });
});

test("with LOG_LEVEL=debug every request is logged", async () => {
  const { logged, post } = await setup("debug");
  await post("/api/statistical/insert", VIEW);
  expect(logged()).toMatchObject([{ level: "debug", path: "/api/statistical/insert", status: 200 }]);
});

const HOST = "https://bucket.oss.example";
const BUCKET = { name: "bucket", host: HOST, accessKey: { id: "id", secret: "secret" } };
const FOLDER = `quote/2026-11-27/${"0a".repeat(8)}-${"1b".repeat(10)}`;
const withFile = (key: string) => ({
  ...sampleQuoteRequest,
  message: key,
  fileUpload: `${HOST}/${key}`,
  fileName: "part.step",
});

test("in a real bucket, only what a visitor may have posted is the file of a request", async () => {
  const { post } = await setup("error", { bucket: BUCKET });
  const insert = async (key: string) => (await post(INSERT, withFile(key))).status;
  for (const key of [`${FOLDER}/a-1.step`, `${FOLDER}/B.STL`, `${FOLDER.replace("quote", "details")}/a.pdf`])
    expect([key, await insert(key)]).toEqual([key, 200]);
  const others = [
    "backup/customers.sql",
    "quote/part.step",
    `${FOLDER}/`,
    `${FOLDER}/..`,
    `${FOLDER}/%2e%2e/%2e%2e/part.step`,
    `${FOLDER}/deeper/part.step`,
    `${FOLDER}/../part.step`,
    `other/${FOLDER}/part.step`,
    `${FOLDER}/part.step?acl`,
    `${FOLDER}/Invoice.exe`,
    `${FOLDER}/part.step.html`,
    `${FOLDER}/step`,
    `${FOLDER}/a.pdf`,
  ];
  for (const key of others) expect([key, await insert(key)]).toEqual([key, 400]);
});

test("a real bucket checks nothing, so its archives are held back", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () =>
    Response.json({ id: "grace", roles: [{ name: "editor" }] }),
  );
  const { app, post } = await setup("error", { bucket: BUCKET });
  const staff = async (path: string) => {
    const headers = { authorization: "Bearer t-1" };
    return (await app.request(`/staff/quote-requests${path}`, { headers })).json();
  };
  const downloadOf = async (name: string) => {
    const sent = withFile(`${FOLDER}/${name}`);
    await post(INSERT, sent);
    const { quoteRequests } = v.parse(v.object({ data: QuoteRequestList }), await staff("")).data;
    const { id } = quoteRequests.find(({ message }) => message === sent.message) ?? {};
    return v.parse(v.object({ data: Download }), await staff(`/${id}/file`)).data;
  };
  for (const name of ["a.zip", "b.ZIP", "c.rar", "d.stpz"])
    expect(await downloadOf(name)).toMatchObject({
      url: expect.stringContaining(".quarantined"),
      risk: "nobody has checked what is in it",
    });
  expect(await downloadOf("e.step")).not.toHaveProperty("risk");
});
