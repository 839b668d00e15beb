import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

import { freePorts } from "../scripts/addresses.ts";

/** CORS headers that let any page upload and see its progress. */
const OPEN = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "POST",
  "access-control-allow-headers": "*",
};

/**
 * A storage server that stops reading the first file after a number of bytes and keeps the connection open. It accepts the next
 * file completely.
 */
export async function stallingStorage(bytesMost: number) {
  let files = 0;
  const server = createServer((request, response) => {
    if (request.method === "OPTIONS") return void response.writeHead(204, OPEN).end();
    files += 1;
    if (files === 1) readUpTo(bytesMost, request);
    else takeWhole(request, response);
  });
  const [port = 0] = await freePorts(1);
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose](): Promise<void> {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}

function readUpTo(bytesMost: number, request: IncomingMessage): void {
  let read = 0;
  request.on("data", (part: Buffer) => {
    read += part.length;
    if (read >= bytesMost) request.pause();
  });
}

function takeWhole(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  request.on("end", () => response.writeHead(200, OPEN).end());
}
