import { once } from "node:events";
import { connect } from "node:net";

import type { Answer } from "../ask.ts";
import { PAGE, readPage } from "../pages.ts";
import { sendRaw } from "../raw.ts";
import { expectStatus, expectThat, type Row } from "../row.ts";

export const parse: readonly Row[] = [
  {
    number: 11,
    area: "parse",
    title: "an escape that is none is answered 400",
    async attack(trial) {
      for (const path of ["/%E0%A4%A", "/%", "/%zz", "/about-us/%C0%AF", "/blog/%E0%A4%A"]) {
        expectStatus(trial, await readPage(trial.target, path), 400);
      }
      for (const path of ["/_next/static/%E0%A4%A", "/api/%E0%A4%A"]) {
        expectStatus(trial, await readPage(trial.target, path), 400, 404);
      }
    },
  },
  {
    number: 12,
    area: "parse",
    title: "NUL and line breaks in a path inject nothing",
    async attack(trial) {
      for (const path of [
        "/%00",
        `${PAGE}%00.html`,
        "/%0d%0aSet-Cookie:%20a=b",
        `${PAGE}/%0aX-Evil:%201`,
        "/%0d%0a%0d%0a<script>",
        "/%E5%98%8A%E5%98%8DX-Evil:1",
      ]) {
        const answer = await readPage(trial.target, path);
        expectStatus(trial, answer, 400, 404);
        expectThat(
          trial,
          answer,
          "no header of its own",
          answer.headers["set-cookie"] === undefined && answer.headers["x-evil"] === undefined,
        );
      }
      const slashed = await readPage(trial.target, "/about-us/%0d%0aX-Evil:1/");
      expectThat(
        trial,
        slashed,
        "no header of its own",
        slashed.headers["x-evil"] === undefined && !/[\r\n]/.test(String(slashed.headers["location"])),
        slashed.status,
      );
    },
  },
  {
    number: 13,
    area: "parse",
    title: "too much of a head is refused",
    async attack(trial) {
      const { site } = trial.target;
      const host = new URL(site).host;
      const many = Array.from({ length: 200 }, (_, index) => `x-h${index}: ${"v".repeat(80)}\r\n`).join("");
      for (const [what, text] of [
        [
          "a query of 20 KB",
          `GET ${PAGE}?${"q".repeat(20_000)} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`,
        ],
        [
          "a header of 20 KB",
          `GET ${PAGE} HTTP/1.1\r\nhost: ${host}\r\nx-long: ${"v".repeat(20_000)}\r\nconnection: close\r\n\r\n`,
        ],
        ["200 headers", `GET ${PAGE} HTTP/1.1\r\nhost: ${host}\r\n${many}connection: close\r\n\r\n`],
      ] as const) {
        const { statuses } = await sendRaw(site, text);
        expectThat(
          trial,
          { request: `GET ${PAGE}, ${what}` },
          "414 or 431",
          [414, 431].includes(statuses[0] ?? 0),
          statuses.join() || "closed",
        );
      }
      expectStatus(trial, await readPage(trial.target), 200);
    },
  },
  {
    number: 14,
    area: "parse",
    title: "two lengths, or lines that are none, get one answer and the end",
    async attack(trial) {
      const { site } = trial.target;
      const host = new URL(site).host;
      const hidden = `GET /hidden HTTP/1.1\r\nhost: ${host}\r\n\r\n`;
      for (const [what, text] of [
        [
          "Content-Length and Transfer-Encoding",
          `POST /api/revalidate HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
        ],
        [
          "two Content-Length",
          `POST /api/revalidate HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 0\r\ncontent-length: ${hidden.length}\r\n\r\n${hidden}`,
        ],
        [
          "Transfer-Encoding in disguise",
          `POST /api/revalidate HTTP/1.1\r\nhost: ${host}\r\ntransfer-encoding: xchunked\r\ncontent-length: 4\r\n\r\nabcd${hidden}`,
        ],
        ["bare LF", `GET ${PAGE} HTTP/1.1\nhost: ${host}\n\n${hidden}`],
        ["a space before the colon", `GET ${PAGE} HTTP/1.1\r\nhost : ${host}\r\n\r\n${hidden}`],
        ["a folded header", `GET ${PAGE} HTTP/1.1\r\nhost: ${host}\r\nx-a: b\r\n c\u0000\r\n\r\n${hidden}`],
        ["no host", `GET ${PAGE} HTTP/1.1\r\n\r\n${hidden}`],
        [
          "a negative length",
          `POST /api/revalidate HTTP/1.1\r\nhost: ${host}\r\ncontent-length: -1\r\n\r\n${hidden}`,
        ],
      ] as const) {
        const answer = await sendRaw(site, text);
        const isOne = answer.count <= 1 && (answer.statuses[0] ?? 400) >= 400;
        expectThat(
          trial,
          { request: `raw, ${what}` },
          "400 once, connection closed",
          isOne && answer.isClosed,
          `${answer.statuses.join() || "no answer"}, ${answer.isClosed ? "closed" : "open"}`,
        );
      }
      expectThat(
        trial,
        { request: "a head that never ends" },
        "does not hold up others",
        await isServedBesideSlowHeads(site, () => readPage(trial.target)),
      );
    },
  },
];

/** Two hundred connections that begin a head and never end it, and one visitor beside them. */
async function isServedBesideSlowHeads(site: string, read: () => Promise<Answer>): Promise<boolean> {
  const { port } = new URL(site);
  const sockets = Array.from({ length: 200 }, () => {
    const socket = connect({ host: "127.0.0.1", port: Number(port) }, () =>
      socket.write("GET / HTTP/1.1\r\nx-slow: "),
    );
    socket.on("error", () => undefined);
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  const { status, ms } = await read();
  for (const socket of sockets) socket.destroy();
  return status === 200 && ms < 1000;
}
