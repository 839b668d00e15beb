import { createServer, request } from "node:http";

import { listenAnywhere } from "#scripts/listen-anywhere.ts";

export type Fault = "none" | "down" | "500" | "429" | "hangs" | "half a JSON" | "empty result";

export interface LakeProxy {
  readonly url: string;
  setFault(fault: Fault): void;
  close(): void;
}

/** Stands between the site and its lake, and breaks queries in the ways in which they break. */
export async function createLakeProxy(lake: string): Promise<LakeProxy> {
  let fault: Fault = "none";
  const { port } = new URL(lake);
  const server = createServer((incoming, outgoing) => {
    if (fault === "down") return void incoming.socket.destroy();
    if (fault === "hangs") return;
    if (fault === "500" || fault === "429")
      return void outgoing.writeHead(Number(fault)).end('{"error":"attack"}');
    if (fault === "half a JSON")
      return void outgoing
        .writeHead(200, { "content-type": "application/json" })
        .end('{"ms":1,"result":{"_id":"a","bl');
    if (fault === "empty result")
      return void outgoing
        .writeHead(200, { "content-type": "application/json" })
        .end('{"ms":1,"result":null}');
    const { url, method, headers } = incoming;
    const passed = request({ host: "127.0.0.1", port, path: url, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  });
  const ownPort = await listenAnywhere(server);
  return {
    url: `http://localhost:${ownPort}`,
    setFault(next) {
      fault = next;
      // What hangs is let go, as when a network comes back.
      server.closeAllConnections();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
