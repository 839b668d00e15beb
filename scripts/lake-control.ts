import { createServer } from "node:http";

import { Failure } from "./failure.ts";
import { listenAnywhere } from "./listen-anywhere.ts";
import type { Part, Running } from "./process.ts";
import { untilAnswers } from "./ready.ts";
import type { Stack } from "./stack.ts";

export interface LakeControl {
  /** `POST /kill` ends the lake as a power cut would; `POST /start` answers when it is up again. */
  readonly url: string;
  close(): void;
}

/** Runs the lake so that a browser test can take it away and give it back. */
export async function startLakeControl(stack: Stack, part: Part, healthUrl: string): Promise<LakeControl> {
  let running = await start();

  async function start(): Promise<Running> {
    const started = stack.launch(part);
    await untilAnswers(healthUrl, started);
    return started;
  }

  async function kill(): Promise<void> {
    if (running.pid === undefined) throw new Failure("The lake has no process.");
    process.kill(running.pid, "SIGKILL");
    await running.exited;
  }

  async function answer(path: string | undefined): Promise<number> {
    if (path === "/kill") await kill();
    else if (path === "/start") running = await start();
    else return 404;
    return 204;
  }

  const server = createServer((request, reply) => {
    void answer(request.url).then(
      (status) => reply.writeHead(status).end(),
      (error: unknown) => reply.writeHead(500).end(String(error)),
    );
  });
  return { url: `http://127.0.0.1:${await listenAnywhere(server)}`, close: () => void server.close() };
}
