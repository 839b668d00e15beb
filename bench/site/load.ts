import { connect, type Socket } from "node:net";
import { performance } from "node:perf_hooks";

import { percentile } from "#scripts/percentile.ts";

export interface Loaded {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers other than 200. */
  readonly failed: number;
  readonly n: number;
}

interface Options {
  readonly connections: number;
  readonly seconds: number;
  readonly encoding?: string;
}

/**
 * Asks for one address over and over on so many kept connections. It reads no more of an answer than where it ends, so that
 * the server is what is measured. Throws when a connection breaks.
 */
export async function load(
  address: string,
  { connections, seconds, encoding = "br" }: Options,
): Promise<Loaded> {
  const { host, hostname, port, pathname } = new URL(address);
  const request = `GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\naccept: text/html\r\naccept-encoding: ${encoding}\r\n\r\n`;
  const times: number[] = [];
  let failed = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ host: hostname, port: Number(port), family: 4, noDelay: true });
      try {
        while (performance.now() < end) {
          const asked = performance.now();
          // oxlint-disable-next-line no-await-in-loop -- one request after the other on each connection
          if ((await exchange(socket, request)) !== 200) failed += 1;
          times.push(performance.now() - asked);
        }
      } finally {
        socket.destroy();
      }
    }),
  );
  const tookMs = performance.now() - start;
  return {
    perSecond: (times.length / tookMs) * 1000,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    failed,
    n: times.length,
  };
}

/** Sends a request and resolves with the status when its answer has ended. */
function exchange(socket: Socket, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let status = 0;
    let left: number | undefined;
    const onData = (chunk: Buffer) => {
      let { length } = chunk;
      if (status === 0) {
        const headEnd = chunk.indexOf("\r\n\r\n");
        const head = chunk.toString("latin1", 0, headEnd);
        status = Number(head.slice(9, 12));
        const told = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
        left = told === undefined ? undefined : Number(told);
        length -= headEnd + 4;
      }
      if (left !== undefined) left -= length;
      // Without a length the answer comes in pieces, the last of which is empty.
      if (left === undefined ? chunk.subarray(-5).equals(LAST_PIECE) : left <= 0) done(() => resolve(status));
    };
    const onClose = () => done(() => reject(new Error("The server closed a connection in the middle.")));
    const onError = (error: Error) => done(() => reject(error));
    const done = (settle: () => void) => {
      socket.off("data", onData).off("close", onClose).off("error", onError);
      settle();
    };
    socket.on("data", onData).on("close", onClose).on("error", onError);
    socket.write(request);
  });
}

const LAST_PIECE = Buffer.from("0\r\n\r\n");
