import { createServer, type RequestListener } from "node:http";

import { onTestFinished } from "vitest";

/** Starts a server that closes when the test ends. Returns its origin. */
export async function listen(handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : ""}`;
}
