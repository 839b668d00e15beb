import { createServer, type RequestListener } from "node:http";

import { onTestFinished } from "vitest";

/** The origin of a server that answers so until the test ends. */
export async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
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
