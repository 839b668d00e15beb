import { connect } from "node:net";

export interface RawAnswer {
  readonly text: string;
  /** How many answers came over the one connection. */
  readonly count: number;
  readonly isClosed: boolean;
  readonly statuses: readonly number[];
}

/** Sends bytes as they are, past every check of an HTTP client, and reads until the server closes or is quiet. */
export function sendRaw(origin: string, text: string, quietMs = 1500): Promise<RawAnswer> {
  const { port } = new URL(origin);
  return new Promise((resolve) => {
    let received = "";
    let isClosed = false;
    const socket = connect({ host: "127.0.0.1", port: Number(port) }, () => socket.write(text, "latin1"));
    const end = () => {
      clearTimeout(quiet);
      socket.destroy();
      const statuses = [...received.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => Number(status));
      resolve({ text: received, count: statuses.length, isClosed, statuses });
    };
    const quiet = setTimeout(end, quietMs);
    socket.setEncoding("latin1");
    socket.on("data", (chunk) => {
      received += String(chunk);
      quiet.refresh();
    });
    socket.on("close", () => {
      isClosed = true;
      end();
    });
    // A reset is an answer too: the connection is closed.
    socket.on("error", () => undefined);
  });
}
