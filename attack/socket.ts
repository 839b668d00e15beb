import type { Target } from "./target.ts";

interface Talk {
  readonly headers?: Record<string, string>;
  /** What is sent when the socket is open. */
  readonly message: string;
  /** Whether it has heard enough; else it listens for a second. */
  readonly isEnough?: (heard: string) => boolean;
  /** Called after the first answer. */
  readonly afterwards?: () => Promise<void>;
}

/** Says one thing to the lake over a WebSocket and returns all that was heard; "" when it was refused or cut off. */
export function talk(
  { lake }: Pick<Target, "lake">,
  path: string,
  { headers = {}, message, isEnough = () => false, afterwards }: Talk,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(lake.replace("http", "ws") + path, { headers });
    let heard = "";
    const end = () => {
      clearTimeout(quiet);
      socket.close();
      resolve(heard);
    };
    let quiet = setTimeout(end, 3000);
    socket.addEventListener("open", () => socket.send(message));
    socket.addEventListener("message", ({ data }) => {
      if (heard === "") void afterwards?.().catch(reject);
      heard += String(data);
      clearTimeout(quiet);
      if (isEnough(heard)) end();
      else quiet = setTimeout(end, 1000);
    });
    // Cut off without a word.
    socket.addEventListener("error", end);
    socket.addEventListener("close", end);
  });
}
