import { ServerResponse } from "node:http";

// Preloaded into the admin API. It kills the process after it has stored a quote request and before it sends the first byte of the
// response.
const writeHead = Reflect.get(ServerResponse.prototype, "writeHead");
Reflect.set(
  ServerResponse.prototype,
  "writeHead",
  function killInsteadOfResponding(this: ServerResponse, ...args: unknown[]) {
    if (this.req.url?.endsWith("/api/orderInquiry/insert")) process.kill(process.pid, "SIGKILL");
    return Reflect.apply(writeHead, this, args);
  },
);
