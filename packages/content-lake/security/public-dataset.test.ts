import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";

import { expect, test } from "vitest";

import { API, type AttackedLake, startLake, STRANGER } from "./attacked-lake.ts";

/** Sends the first byte of a body, and no more. */
function beginBody(port: number, localAddress: string, operation = "query"): Socket {
  const socket = connect({ host: "127.0.0.1", port, localAddress });
  const head = `POST ${API}/data/${operation}/production HTTP/1.1\r\nhost: lake\r\ncontent-length: 1000\r\n\r\n{`;
  socket.on("connect", () => socket.write(head)).on("error", () => undefined);
  return socket;
}

/** Reads from a stream until the text occurs, or the stream ends. */
async function readUntil({ body }: Response, text: string): Promise<string> {
  let read = "";
  for await (const chunk of body ?? []) {
    read += Buffer.from(chunk).toString();
    if (read.includes(text)) break;
  }
  return read;
}

const count = ({ send }: AttackedLake) =>
  send(`${API}/data/query/production?query=count(*)`, { headers: STRANGER });

test("strangers of a public dataset get status 401 for everything but what is published", async () => {
  await using attacked = await startLake({ LAKE_VISIBILITY: "public" });
  for (const [method, path] of [
    ["POST", "data/mutate/production"],
    ["POST", "data/actions/production"],
    ["GET", "data/history/production/transactions/page"],
    ["GET", "data/references/production/documents/page/to"],
    ["GET", "data/query/production-comments?query=*"],
    ["GET", "data/live/events/production?includeDrafts=true"],
    ["GET", "users/me"],
  ] as const) {
    const { status } = await attacked.send(`${API}/${path}`, { method, headers: STRANGER });
    expect([path, status]).toEqual([path, 401]);
  }
});

test("a request that waits while the process of strangers is ended is answered by the next one", async () => {
  await using attacked = await startLake({ LAKE_VISIBILITY: "public" });
  expect((await count(attacked)).status).toBe(200);
  const { pid } = attacked.lake;
  const [reader] = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  process.kill(Number(reader), "SIGSTOP");
  await attacked.mutate({ create: { _id: "page", _type: "page" } });
  // Waits behind the commit.
  const waiting = count(attacked);
  await setTimeout(500);
  process.kill(Number(reader), "SIGKILL");
  expect(await (await waiting).json()).toMatchObject({ result: 1 });
  expect((await count(attacked)).status).toBe(200);
}, 60_000);

test("expensive listeners of ten addresses do not end the streams of other strangers", async () => {
  // Addresses are those that a proxy of this machine passes on.
  await using attacked = await startLake({ LAKE_VISIBILITY: "public", TRUSTED_PROXY_HOPS: "1" });
  const pages = Array.from({ length: 600 }, (_, index) => ({
    create: { _id: `page-${index}`, _type: "page" },
  }));
  await attacked.mutate(...pages);
  const listen = (query: string, address: string) =>
    attacked.send(`${API}/data/listen/production?query=${encodeURIComponent(query)}`, {
      headers: { ...STRANGER, "x-forwarded-for": address },
    });
  const expensive = Array.from({ length: 60 }, (_, index) =>
    listen('*[count(*[count(*[@._id match "a*"]) > 0]) > 0]', `203.0.113.${index % 10}`),
  );
  await Promise.all(expensive);
  const other = await listen("*", "198.51.100.1");
  await attacked.mutate({ createOrReplace: { _id: "page-1", _type: "page", title: "Changed" } });
  expect(await readUntil(other, "event: mutation")).toContain("event: mutation");
  expect((await count(attacked)).status).toBe(200);
}, 60_000);

// Otherwise they would stay open in the process of strangers, and take the place of all others.
test.each([
  ["the dataset as its resource", "/projects/local000/datasets/production/listen"],
  ["an encoded letter", "/data/%6cisten/production"],
  ["encoded backslashes", "/data/doc/production/a%5c..%5c..%5c..%5clisten%5cproduction"],
])(
  "a listener of a stranger whose address has %s is one",
  async (_, path) => {
    await using attacked = await startLake({ LAKE_VISIBILITY: "public" });
    const listener = await attacked.send(`${API}${path}?query=*`, { headers: STRANGER });
    await attacked.mutate({ create: { _id: "page", _type: "page" } });
    expect(await readUntil(listener, "event: mutation")).toContain("event: mutation");
  },
  60_000,
);

test("no body is read for the event stream of a stranger", async () => {
  await using attacked = await startLake({ LAKE_VISIBILITY: "public" });
  const port = Number(new URL(attacked.lake.url).port);
  for (const operation of ["listen", "live/events"]) {
    const socket = beginBody(port, "127.0.0.1", operation);
    const answer = once(socket, "data");
    expect(String(await Promise.race([answer, setTimeout(10_000, "It waits.")]))).toMatch(/^HTTP\/1.1 404/);
    socket.destroy();
  }
}, 60_000);

test("strangers that do not finish their requests do not shut out others", async () => {
  await using attacked = await startLake({ LAKE_VISIBILITY: "public" });
  const port = Number(new URL(attacked.lake.url).port);
  const sockets = Array.from({ length: 64 }, (_, index) => beginBody(port, `127.0.1.${1 + (index % 4)}`));
  await setTimeout(1000);
  for (let request = 0; request < 5; request += 1) expect((await count(attacked)).status).toBe(200);
  expect(sockets.filter(({ closed }) => closed)).toHaveLength(1);
  for (const socket of sockets) socket.destroy();
}, 60_000);
