import { subscribe } from "node:diagnostics_channel";

/** Connections that keep coming do not stop the work that waits for them. */
const MAX_MS = 200;

let accepted = 0;
subscribe("net.server.socket", () => {
  accepted += 1;
});

/**
 * Waits for one whole iteration of the event loop, and for more while each accepts a connection: Node accepts only one in an iteration. If a
 * long piece of work ran in each, the last of many newcomers would wait for as many pieces of work as there are newcomers.
 */
export async function acceptWaiting(): Promise<void> {
  const end = performance.now() + MAX_MS;
  await endOfIteration();
  for (let before = -1; before !== accepted && performance.now() < end; await endOfIteration())
    before = accepted;
}

function endOfIteration(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
