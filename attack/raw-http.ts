import { connect } from "node:net";

interface RawResponse {
  /** One status per response on the connection. */
  readonly statuses: readonly number[];
  /** Whether the server closed the connection. */
  readonly isClosed: boolean;
}

/** Sends bytes that no HTTP client would send. Reads until the server closes or is silent for `silenceMs`. */
export function sendRaw(origin: string, text: string, silenceMs = 1500): Promise<RawResponse> {
  const { port } = new URL(origin);
  return new Promise((resolve) => {
    let received = "";
    let isClosed = false;
    const socket = connect({ host: "127.0.0.1", port: Number(port) }, () => socket.write(text, "latin1"));
    const finish = () => {
      clearTimeout(silence);
      socket.destroy();
      const statuses = [...received.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => Number(status));
      resolve({ statuses, isClosed });
    };
    const silence = setTimeout(finish, silenceMs);
    socket.setEncoding("latin1");
    socket.on("data", (chunk) => {
      received += String(chunk);
      silence.refresh();
    });
    socket.on("close", () => {
      isClosed = true;
      finish();
    });
    // A reset also closes the connection, which "close" reports.
    socket.on("error", () => undefined);
  });
}
