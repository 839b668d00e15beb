import { ServerResponse } from "node:http";

// Loaded before a backend: it stores a quote request and is killed before it sends the first byte of its response.
const writeHead = Reflect.get(ServerResponse.prototype, "writeHead");
Reflect.set(
  ServerResponse.prototype,
  "writeHead",
  function killInsteadOfResponding(this: ServerResponse, ...args: unknown[]) {
    if (this.req.url?.endsWith("/api/orderInquiry/insert")) process.kill(process.pid, "SIGKILL");
    return Reflect.apply(writeHead, this, args);
  },
);
