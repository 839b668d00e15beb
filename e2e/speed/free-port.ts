import { createServer } from "node:net";

/** A port that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" ? address?.port : undefined;
      server.close(() =>
        port === undefined ? reject(new Error("A TCP server has no port.")) : resolve(port),
      );
    });
  });
}
