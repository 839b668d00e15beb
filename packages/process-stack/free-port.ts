import { createServer } from "node:net";

// A browser may resolve "localhost" to either of these.
const LOOPBACK = ["127.0.0.1", "::1"];

/** Whether no process listens on the port, on both loopback addresses. */
export async function isFree(port: number): Promise<boolean> {
  const free = await Promise.all(LOOPBACK.map((host) => canListen(port, host)));
  return free.every(Boolean);
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(false);
      // On a machine without IPv6, no process can listen there.
      else if (error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT") resolve(true);
      else reject(error);
    });
    server.listen(port, host, () => {
      server.close(() => resolve(true));
    });
  });
}
