import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { constants, setPriority } from "node:os";
import { dirname } from "node:path";

import next from "next";

import { readConfigNatively } from "./native-config.ts";
import { shortenBuffersInJson } from "./short-buffers.ts";

// Serves a build of Next on a Unix socket: the script of createNextProcess in next-page-cache. Its arguments are the path of the socket, in a
// folder that has nothing else, the folder of the site, and the site's host name and port.

const [, , socket = "", dir = "", hostname = "", port = ""] = process.argv;

// Requests of visitors come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
readConfigNatively();
shortenBuffersInJson();
const server = createServer({ maxHeaderSize: 64 * 1024 });
const app = next({ dev: false, dir, hostname, port: Number(port), httpServer: server });
await app.prepare();
const handle = app.getRequestHandler();
server.on("request", (request, response) => void handle(request, response));

// As in the process of the visitors: it stores nothing that an unexpected error could leave incomplete.
for (const kind of ["uncaughtException", "unhandledRejection"])
  process.on(kind, (error) => console.error(kind, error));
process.on("exit", () => rmSync(dirname(socket), { recursive: true, force: true }));
process.on("message", () => process.send?.("here"));
process.on("disconnect", () => process.exit());
process.on("SIGTERM", () => process.exit());
server.listen(socket, () => process.send?.("ready"));
