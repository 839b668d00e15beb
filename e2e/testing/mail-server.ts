import { createServer, type Socket } from "node:net";

import { listenOnFreePort } from "server-kit/testing/ports.ts";

/** `accept` accepts mail, `hang` never responds, and `close` closes every connection. */
type Behavior = "accept" | "hang" | "close";

export interface MailServer {
  readonly port: number;
  /** The source of every accepted mail. */
  readonly mails: readonly string[];
  /** Also closes all open connections. */
  setBehavior(behavior: Behavior): void;
  close(): void;
}

/** An SMTP server (RFC 5321) that keeps all mail in memory. */
export async function createMailServer(): Promise<MailServer> {
  const mails: string[] = [];
  const connections = new Set<Socket>();
  let behavior: Behavior = "accept";
  const server = createServer((socket) => {
    connections.add(socket);
    socket.on("close", () => connections.delete(socket));
    socket.on("error", () => undefined);
    if (behavior === "close") return void socket.destroy();
    if (behavior === "accept") speakSmtp(socket, mails);
  });
  const port = await listenOnFreePort(server);
  return {
    port,
    mails,
    setBehavior(next) {
      behavior = next;
      for (const socket of connections) socket.destroy();
    },
    close() {
      for (const socket of connections) socket.destroy();
      server.close();
    },
  };
}

function speakSmtp(socket: Socket, mails: string[]): void {
  let received = "";
  let isData = false;
  socket.setEncoding("utf8");
  socket.write("220 attack ready\r\n");
  socket.on("data", (chunk) => {
    received += String(chunk);
    for (;;) {
      const end = isData ? received.indexOf("\r\n.\r\n") : received.indexOf("\r\n");
      if (end === -1) return;
      const text = received.slice(0, end);
      received = received.slice(end + (isData ? 5 : 2));
      if (isData) {
        mails.push(text);
        isData = false;
        socket.write("250 accepted\r\n");
      } else {
        isData = /^DATA/i.test(text);
        socket.write(isData ? "354 go ahead\r\n" : /^QUIT/i.test(text) ? "221 bye\r\n" : "250 ok\r\n");
      }
    }
  });
}
