import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { dirname } from "node:path";

import next from "next";

import { readConfigNatively } from "./native-config.ts";
import { shortenBuffersInJson } from "./short-buffers.ts";

// A process that serves a build of Next on a Unix socket, for createNextProcess of next-page-cache. Its arguments are the socket, in a folder
// of its own, the folder of the site, and the host name and port of the site.

const [, , socket = "", dir = "", hostname = "", port = ""] = process.argv;

readConfigNatively();
shortenBuffersInJson();
const server = createServer({ maxHeaderSize: 64 * 1024 });
const app = next({ dev: false, dir, hostname, port: Number(port), httpServer: server });
await app.prepare();
const handle = app.getRequestHandler();
server.on("request", (request, response) => void handle(request, response));

// It writes no data, so an unexpected error cannot leave data incomplete.
for (const kind of ["uncaughtException", "unhandledRejection"])
  process.on(kind, (error) => console.error(kind, error));
process.on("exit", () => rmSync(dirname(socket), { recursive: true, force: true }));
process.on("disconnect", () => process.exit());
process.on("SIGTERM", () => process.exit());
server.listen(socket, () => process.send?.("ready"));
