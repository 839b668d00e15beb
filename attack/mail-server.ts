import { createServer, type Socket } from "node:net";

import { listenAnywhere } from "#scripts/listen-anywhere.ts";

export interface MailServer {
  readonly port: number;
  /** Every mail that was taken, as it came. */
  readonly taken: readonly string[];
  /** `works` takes mail, `hangs` says nothing, `refuses` closes every connection. */
  setMood(mood: "works" | "hangs" | "refuses"): void;
  close(): void;
}

/** Takes mail as RFC 5321 wants it, and keeps it. */
export async function createMailServer(): Promise<MailServer> {
  const taken: string[] = [];
  const open = new Set<Socket>();
  let mood: "works" | "hangs" | "refuses" = "works";
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => undefined);
    if (mood === "refuses") return void socket.destroy();
    if (mood === "works") converse(socket, taken);
  });
  const port = await listenAnywhere(server);
  return {
    port,
    taken,
    setMood(next) {
      mood = next;
      for (const socket of open) socket.destroy();
    },
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

function converse(socket: Socket, taken: string[]): void {
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
        taken.push(text);
        isData = false;
        socket.write("250 taken\r\n");
      } else {
        isData = /^DATA/i.test(text);
        socket.write(isData ? "354 go on\r\n" : /^QUIT/i.test(text) ? "221 bye\r\n" : "250 fine\r\n");
      }
    }
  });
}
