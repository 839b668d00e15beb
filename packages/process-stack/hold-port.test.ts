import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect, createServer as createTcpServer } from "node:net";
import { text } from "node:stream/consumers";

import { listenOnFreePort } from "server-kit/testing/ports.ts";
import { expect, onTestFinished, test } from "vitest";

import { isFree } from "./free-port.ts";
import { forwardFromIPv6, holdPort, portsOfUser } from "./hold-port.ts";
import { freePorts } from "./testing/ports.ts";

/** A server that answers with its process id, on the socket that it inherits. */
const INHERITING = `require("node:http").createServer((_, reply) => reply.end(String(process.pid))).listen({ fd: 3 })`;

function startServer(fd: number | undefined) {
  const server = spawn(process.execPath, ["-e", INHERITING], { stdio: ["ignore", "ignore", "inherit", fd] });
  onTestFinished(() => void server.kill("SIGKILL"));
  return server;
}

test("no other program can listen on a held port, before, between and after its servers", async () => {
  const [port = 0] = await freePorts(1);
  const held = holdPort(port);
  expect(await isFree(port)).toBe(false);
  const first = startServer(held?.fd);
  const url = `http://127.0.0.1:${port}`;
  expect(await (await fetch(url)).text()).toBe(String(first.pid));

  first.kill("SIGKILL");
  await once(first, "close");
  expect(await isFree(port)).toBe(false);
  // A request that arrives meanwhile waits for the next server.
  const waiting = fetch(url).then((response) => response.text());
  const second = startServer(held?.fd);
  expect(await waiting).toBe(String(second.pid));

  second.kill("SIGKILL");
  await once(second, "close");
  held?.release();
  expect(await isFree(port)).toBe(true);
});

test("a port on which another program listens cannot be held", async () => {
  const other = createServer();
  const port = await listenOnFreePort(other);
  onTestFinished(() => void other.close());
  expect(() => holdPort(port)).toThrow(`Nothing can listen on port ${port}`);
});

test("what arrives at ::1 is answered by the server on 127.0.0.1, so that nobody else can answer it", async () => {
  const server = createServer((request, reply) => void request.pipe(reply));
  const port = await listenOnFreePort(server);
  onTestFinished(() => void server.close());
  const stop = await forwardFromIPv6(port);
  const body = "x".repeat(1_000_000);
  const response = await fetch(`http://[::1]:${port}`, { method: "POST", body });
  expect(await response.text()).toBe(body);
  await expect(forwardFromIPv6(port)).rejects.toThrow(`Nothing can listen on port ${port} of ::1.`);
  stop();
});

test("a client of ::1 that ends its side first gets the answer", async () => {
  const server = createTcpServer({ allowHalfOpen: true }, (socket) => {
    socket.resume().once("end", () => socket.end("the answer"));
  });
  const port = await listenOnFreePort(server);
  onTestFinished(() => void server.close());
  const stop = await forwardFromIPv6(port);
  const client = connect({ port, host: "::1", allowHalfOpen: true });
  client.end("the question");
  expect(await text(client)).toBe("the answer");
  stop();
});

test("while nothing listens on 127.0.0.1, connections to ::1 are closed", async () => {
  const [port = 0] = await freePorts(1);
  const stop = await forwardFromIPv6(port);
  expect(await once(connect(port, "::1"), "close")).toEqual([false]);
  stop();
});

async function ask(socket: ReturnType<typeof connect>): Promise<string> {
  socket.write("?");
  return String(await once(socket, "data"));
}

test("if there are too many connections to ::1, those of other users are cut, and else the oldest", async () => {
  const server = createTcpServer((socket) => void socket.pipe(socket));
  const port = await listenOnFreePort(server);
  onTestFinished(() => void server.close());
  const own = new Set<number>();
  const stop = await forwardFromIPv6(port, { maxForwarded: 3, readOwnPorts: () => own });
  const open = async () => {
    const socket = connect(port, "::1").on("error", () => undefined);
    onTestFinished(() => void socket.destroy());
    await ask(socket);
    return socket;
  };
  const browser = await open();
  own.add(browser.localPort ?? 0);
  const others = [await open(), await open()];
  const cut = Promise.all(others.map((socket) => once(socket, "close")));
  const next = await open();
  own.add(next.localPort ?? 0);
  await cut;
  expect(await ask(browser)).toBe("?");

  const third = await open();
  own.add(third.localPort ?? 0);
  const oldestEnds = once(browser, "close");
  await open();
  await oldestEnds;
  expect(await ask(next)).toBe("?");
  stop();
});

test.runIf(process.platform === "linux")("Linux says which connections are those of this user", async () => {
  const server = createTcpServer();
  const port = await listenOnFreePort(server);
  onTestFinished(() => void server.close());
  const stop = await forwardFromIPv6(port);
  const client = connect(port, "::1");
  onTestFinished(() => void client.destroy());
  await once(client, "connect");
  const table = readFileSync("/proc/net/tcp6", "utf8");
  const user = process.getuid?.() ?? 0;
  expect([...portsOfUser(table, port, user)]).toEqual([client.localPort]);
  expect(portsOfUser(table, port, user + 1).size).toBe(0);
  stop();
});
