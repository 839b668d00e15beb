import { readEnvironment, root, shell } from "#tools/run/env.ts";

import { mutate, sendToLake } from "../../sandbox/lake.ts";
import type { Target } from "../../sandbox/target.ts";
import type { Row } from "../context.ts";
import { expectStatus, expectThat } from "../expect.ts";

const PRESENCE = "/v2022-06-30/socket/production";
const LIVE = "/v2025-02-19/data/live/events/production?includeDrafts=true";
const SOCKETS = 300;
const LISTEN = "/v2025-02-19/data/listen/production?query=*&includeAllVersions=true";

/** Headers of a client that is not on this machine. */
const REMOTE: readonly Record<string, string>[] = [
  { "x-forwarded-for": "203.0.113.7" },
  { forwarded: "for=203.0.113.7" },
  { "sec-fetch-site": "cross-site" },
];

export const sockets: readonly Row[] = [
  {
    number: 60,
    area: "socket",
    title: "no message over a WebSocket crashes the lake",
    needsSandbox: true,
    async attack(context) {
      const sandbox = await context.openSandbox();
      const { pid } = sandbox.lake;
      for (const headers of [{}, REMOTE[0]]) {
        for (const message of [
          ...[5000, 12_000, 31_000].map(nestedPresenceCall),
          "{",
          "null",
          "[[[[",
          '{"id":{}}',
        ]) {
          const received = await sendOverSocket(sandbox, PRESENCE, {
            ...(headers ? { headers } : {}),
            message,
            isComplete: (text) => text.includes('"error"'),
          });
          expectThat(
            context,
            { request: `a presence call of ${message.length} bytes` },
            "an error message",
            received.includes('"error"'),
            received.slice(0, 100),
          );
        }
      }
      await sendOverSocket(sandbox, LISTEN, { message: "[".repeat(60_000) });
      expectStatus(context, await sendToLake(sandbox, "/health"), 200);
      expectThat(
        context,
        { request: "the lake" },
        "the same process",
        sandbox.lake.isRunning && sandbox.lake.pid === pid,
      );
    },
  },
  {
    number: 61,
    area: "socket",
    title: "a remote WebSocket receives no drafts, like a remote request",
    needsSandbox: true,
    async attack(context) {
      const sandbox = await context.openSandbox();
      for (const [index, headers] of REMOTE.entries()) {
        const id = `attack-socket${index}`;
        const received = await sendOverSocket(sandbox, LISTEN, {
          headers,
          message: "{}",
          isComplete: (text) => text.includes(`"documentId":"${id}"`),
          afterFirstMessage: () =>
            mutate(sandbox, [
              { create: { _id: `drafts.${id}`, _type: "person", name: "Draft" } },
              { create: { _id: id, _type: "person", name: "Published" } },
            ]),
        });
        await mutate(sandbox, [{ delete: { id: `drafts.${id}` } }, { delete: { id } }]);
        const request = { request: `listening with ${JSON.stringify(headers)}` };
        expectThat(
          context,
          request,
          "the published document",
          received.includes(`"documentId":"${id}"`),
          received.slice(0, 100),
        );
        expectThat(context, request, "no draft", !received.includes("drafts."));
      }
      const [headers = {}] = REMOTE;
      const presence = await sendOverSocket(sandbox, PRESENCE, {
        headers,
        message: '{"id":1,"method":"presence_subscribe","params":{}}',
        isComplete: (text) => text.includes("4001"),
      });
      expectThat(
        context,
        { request: "presence from a remote client" },
        "error 4001: sign in first",
        presence.includes("4001"),
        presence,
      );
    },
  },
  {
    number: 70,
    area: "socket",
    title: "a page of another origin cannot open a WebSocket, even with a valid token",
    async attack(context) {
      const message = JSON.stringify({ authorization: `Bearer ${readToken()}` });
      for (const origin of ["https://evil.example", "null", "http://localhost.evil.example:3333"]) {
        for (const path of [LISTEN, PRESENCE, LIVE]) {
          const received = await sendOverSocket(context.target, path, { headers: { origin }, message });
          expectThat(
            context,
            { request: `${path} from ${origin}` },
            "no connection",
            received === "",
            received.slice(0, 100),
          );
        }
      }
    },
  },
  {
    number: 72,
    area: "socket",
    title: "sockets that never sign in are limited by address, and are closed after ten seconds",
    needsSandbox: true,
    async attack(context) {
      const sandbox = await context.openSandbox();
      const [headers = {}] = REMOTE;
      const silent = Array.from({ length: SOCKETS }, (_, index) =>
        openSilently(sandbox, index % 2 === 0 ? PRESENCE : LISTEN, headers),
      );
      const isOpen = await Promise.all(silent.map(({ opened }) => opened));
      const open = isOpen.filter(Boolean).length;
      const request = { request: `${SOCKETS} sockets of one address` };
      expectThat(context, request, "at most 250 open", open <= 250, `${open} opened`);
      const received = await sendOverSocket(sandbox, LISTEN, {
        message: "{}",
        isComplete: (text) => text.includes("event: welcome"),
      });
      expectThat(
        context,
        { request: "meanwhile an editor" },
        "can listen",
        received.includes("event: welcome"),
        received.slice(0, 100),
      );
      const ended = Promise.all(silent.map(({ closed }) => closed)).then(() => true);
      const deadline = AbortSignal.timeout(14_000);
      const expired = new Promise<false>((resolve) => {
        deadline.addEventListener("abort", () => resolve(false), { once: true });
      });
      expectThat(context, request, "all closed after 14 s", await Promise.race([ended, expired]));
      for (const { close } of silent) close();
    },
  },
];

/** Opens a WebSocket and sends nothing. */
function openSilently({ lakeUrl }: Pick<Target, "lakeUrl">, path: string, headers: Record<string, string>) {
  const socket = new WebSocket(lakeUrl.replace("http", "ws") + path, { headers });
  const closed = new Promise<void>((resolve) => {
    socket.addEventListener("close", () => resolve(), { once: true });
  });
  const opened = new Promise<boolean>((resolve) => {
    socket.addEventListener("open", () => resolve(true), { once: true });
    socket.addEventListener("error", () => resolve(false), { once: true });
  });
  return { opened, closed, close: () => socket.close() };
}

/** The token of the site, which reads drafts. */
function readToken(): string {
  return readEnvironment(root, shell)["SANITY_API_READ_TOKEN"] ?? "local-read-token";
}

/** A presence call with deeply nested arrays, below the 64 kB that the lake accepts in one message. */
function nestedPresenceCall(depth: number): string {
  const locations = "[".repeat(depth) + "]".repeat(depth);
  return `{"id":"deep","method":"presence_announce","params":{"data":{"sessionId":"a","locations":${locations}}}}`;
}

interface SocketOptions {
  readonly headers?: Record<string, string>;
  /** The message that is sent when the socket is open. */
  readonly message: string;
  /** Whether everything was received. If undefined, the socket stays open until nothing arrives for a second. */
  readonly isComplete?: (received: string) => boolean;
  readonly afterFirstMessage?: () => Promise<void>;
}

/** Sends one message over a WebSocket. Resolves with everything that was received, or "" if the connection was rejected. */
function sendOverSocket(
  { lakeUrl }: Pick<Target, "lakeUrl">,
  path: string,
  { headers = {}, message, isComplete = () => false, afterFirstMessage }: SocketOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(lakeUrl.replace("http", "ws") + path, { headers });
    let received = "";
    const finish = () => {
      clearTimeout(silence);
      socket.close();
      resolve(received);
    };
    let silence = setTimeout(finish, 3000);
    socket.addEventListener("open", () => socket.send(message));
    socket.addEventListener("message", ({ data }) => {
      if (received === "") void afterFirstMessage?.().catch(reject);
      received += String(data);
      clearTimeout(silence);
      if (isComplete(received)) finish();
      else silence = setTimeout(finish, 1000);
    });
    socket.addEventListener("error", finish);
    socket.addEventListener("close", finish);
  });
}
