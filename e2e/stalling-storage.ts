import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** CORS headers that let any page upload and see its progress. */
const CORS_HEADERS = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "POST",
  "access-control-allow-headers": "*",
};

/**
 * A storage server that stops reading the first file after a number of bytes and keeps the connection open. It accepts the next
 * file completely.
 */
export async function stallingStorage(maxBytes: number) {
  let files = 0;
  const server = createServer((request, response) => {
    if (request.method === "OPTIONS") return void response.writeHead(204, CORS_HEADERS).end();
    files += 1;
    if (files === 1) readUpTo(maxBytes, request);
    else readCompletely(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose](): Promise<void> {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}

function readUpTo(maxBytes: number, request: IncomingMessage): void {
  let read = 0;
  request.on("data", (part: Buffer) => {
    read += part.length;
    if (read >= maxBytes) request.pause();
  });
}

function readCompletely(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  request.on("end", () => response.writeHead(200, CORS_HEADERS).end());
}
