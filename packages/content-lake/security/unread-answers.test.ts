import { connect, type Socket } from "node:net";

import { expect, onTestFinished, test, vi } from "vitest";

import { createTestApp, serveTestApp } from "../testing/server.ts";

// An account, or the link of a preview, is enough to ask for a lot and never read the answers.

test("a client that does not read its answers gets no more of them, whatever it asks for", async () => {
  await using server = await serveTestApp({ isLoopback: false });
  const token = await server.signIn("ada", "viewer");
  const headers = { authorization: `Bearer ${token}` };
  const keys = Array.from({ length: 400 }, (_, index) => `key${index}`);
  for (let start = 0; start < keys.length; start += 7) {
    const pairs = keys.slice(start, start + 7).map((key) => ({ key, value: "x".repeat(64_000) }));
    const stored = await fetch(`${server.url}/v1/users/me/keyvalue`, {
      method: "PUT",
      headers,
      body: JSON.stringify(pairs),
    });
    expect(stored.status).toBe(200);
    await stored.text();
  }

  const { port } = new URL(server.url);
  const sockets: Socket[] = [];
  try {
    for (let count = 0; count < 12; count += 1) {
      const socket = connect({ port: Number(port), host: "127.0.0.1" });
      sockets.push(socket);
      socket.pause();
      socket.write(
        `GET /v1/users/me/keyvalue/${keys.join(",")} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n\r\n`,
      );
    }
    await expect.poll(async () => (await fetch(`${server.url}/v1/auth/id`, { headers })).status).toBe(429);
    // Requests are answered in order, so once the last one is, nobody has read an answer before the others were.
    const [last, ...others] = sockets.toReversed();
    const statuses = last === undefined ? [] : [await firstStatus(last)];
    statuses.push(...(await Promise.all(others.map(firstStatus))));
    expect(statuses.filter((status) => status === "200").length).toBeLessThan(6);
    expect(statuses).toContain("429");
  } finally {
    for (const socket of sockets) socket.destroy();
  }
});

async function firstStatus(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    socket.once("data", (data) => resolve(data.toString("latin1", 9, 12)));
    socket.resume();
  });
}

test("an export that nobody reads holds few documents", async () => {
  const { app, write } = createTestApp();
  write(
    ...Array.from({ length: 100 }, (_, index) => ({
      create: { _id: `page${index}`, _type: "page", text: "x".repeat(20_000) },
    })),
  );
  const { body } = await app.request("/v1/data/export/production");
  let length = 0;
  let longest = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    longest = Math.max(longest, chunk.length);
  }
  expect(length).toBeGreaterThan(2_000_000);
  expect(longest).toBeLessThan(100_000);
});

test("a client has two exports at a time, because each keeps the documents as they were", async () => {
  await using server = await serveTestApp({ isLoopback: false });
  const text = "x".repeat(3_000_000);
  server.write(...["a", "b", "c"].map((_id) => ({ create: { _id, _type: "page", text } })));
  const begin = async (token: string) => {
    const init = { headers: { authorization: `Bearer ${token}` }, signal: AbortSignal.timeout(20_000) };
    return fetch(`${server.url}/v1/data/export/production`, init);
  };
  const [ada, grace] = [await server.signIn("ada", "viewer"), await server.signIn("grace", "viewer")];
  const [first, second, third] = [await begin(ada), await begin(ada), await begin(ada)];
  expect([first.status, second.status, third.status]).toEqual([200, 200, 429]);
  expect((await begin(grace)).status).toBe(200);
  await second.body?.cancel();
  expect((await first.text()).length).toBeGreaterThan(3 * text.length);
  await expect.poll(async () => (await (await begin(ada)).text()).length).toBeGreaterThan(3 * text.length);
});

test("an account's exports take turns before they look for documents", async () => {
  const { app, lake } = createTestApp();
  onTestFinished(() => void vi.restoreAllMocks());
  const search = vi.spyOn(lake.documents, "all");
  // Each part of an export takes so long that its client then rests.
  vi.spyOn(process, "threadCpuUsage").mockReturnValue({ user: 200_000, system: 0 });
  const exports = Array.from({ length: 3 }, async () =>
    (await app.request("/v1/data/export/production?types=page")).text(),
  );
  await vi.waitFor(() => expect(search).toHaveBeenCalled());
  expect(search).toHaveBeenCalledTimes(1);
  await Promise.all(exports);
  expect(search).toHaveBeenCalledTimes(3);
});

test("a transaction does not return one large document for each of its mutations", async () => {
  const { app, lake, write } = createTestApp();
  write({ create: { _id: "page", _type: "page", count: 0, text: "x".repeat(2_000_000) } });
  const patch = async (count: number) => {
    const mutations = Array.from({ length: count }, () => ({ patch: { id: "page", inc: { count: 1 } } }));
    const init = { method: "POST", body: JSON.stringify({ mutations }) };
    return (await app.request("/v1/data/mutate/production?returnDocuments=true", init)).status;
  };
  expect(await patch(20)).toBe(200);
  expect(await patch(40)).toBe(413);
  expect(lake.documents.get("page")?.["count"]).toBe(20);
});
