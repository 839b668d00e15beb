import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";

import { MB, residentBytes } from "benchmarking/process-usage.ts";
import { expect, test } from "vitest";

import { API, startLake } from "./attacked-lake.ts";

const WORKING_MS = 5000;

/** A query whose response has 2 MB. */
const BODY = JSON.stringify({
  query: `[{"a":$p}]${'{"a":[a,a]}'.repeat(10)}`,
  params: { p: "x".repeat(1900) },
});

test("unread responses to anonymous queries do not fill the memory", async () => {
  await using attacked = await startLake();
  const { port } = new URL(attacked.lake.url);
  const before = await residentBytes(attacked.lake.pid);
  const sockets = Array.from({ length: 40 }, (_, index) => {
    const socket = connect({ host: "127.0.0.1", port: Number(port) });
    socket.on("error", () => undefined);
    socket.pause();
    const address = `198.51.100.${index % 4}`;
    socket.write(
      `POST ${API}/data/query/production HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${address}\r\ncontent-length: ${BODY.length}\r\n\r\n${BODY}`,
    );
    return socket;
  });
  await setTimeout(WORKING_MS);
  const after = await residentBytes(attacked.lake.pid);
  for (const socket of sockets) socket.destroy();
  expect((after - before) / MB).toBeLessThan(150);
});
