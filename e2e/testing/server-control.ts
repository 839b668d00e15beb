import { createServer, type Server } from "node:http";

import { listenOnFreePort } from "server-kit/testing/ports.ts";

import type { ServerProcess } from "./server-process.ts";

export interface ServerControl {
  /**
   * `POST /kill` kills the server, like a power cut. After that nothing listens on its port. With `?answer=502`, `503` or `reset`, a
   * server answers like the proxy of one that is down. `POST /start` responds when the server is ready again. It does nothing if it
   * is running.
   */
  readonly url: string;
  close(): void;
}

/** Starts a server, and a second one with which browser tests can stop and restart it. `port` is that of the first. */
export async function startServerControl(controlled: ServerProcess, port: number): Promise<ServerControl> {
  let replacement: Server | undefined;
  await controlled.start();

  async function kill(answer: string | null): Promise<void> {
    await controlled.kill();
    if (answer !== null) replacement = await listenInstead(answer, port);
  }

  async function restart(): Promise<void> {
    await closeServer(replacement);
    replacement = undefined;
    await controlled.start();
  }

  async function handle(url: URL): Promise<number> {
    if (url.pathname === "/kill") await kill(url.searchParams.get("answer"));
    else if (url.pathname === "/start") await restart();
    else return 404;
    return 204;
  }

  const server = createServer((request, response) => {
    void handle(new URL(request.url ?? "/", "http://127.0.0.1")).then(
      (status) => response.writeHead(status).end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  return {
    url: `http://127.0.0.1:${await listenOnFreePort(server)}`,
    close() {
      void closeServer(replacement);
      server.close();
    },
  };
}

/** Answers every request and WebSocket on the port with an error page, or resets the connection. */
async function listenInstead(answer: string, port: number): Promise<Server> {
  const server = createServer(({ headers }, response) => {
    // Some proxies are configured to let pages of other origins read their errors, but most are not.
    const cors = {
      "access-control-allow-origin": headers.origin ?? "*",
      "access-control-allow-credentials": "true",
    };
    response.writeHead(Number(answer), { "content-type": "text/html", ...(answer === "503" && cors) });
    response.end(`<h1>${answer}</h1>`);
  });
  if (answer === "reset") server.on("connection", (socket) => socket.resetAndDestroy());
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return server;
}

async function closeServer(server: Server | undefined): Promise<void> {
  if (server === undefined) return;
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}
