import { randomInt } from "node:crypto";

import { isFree } from "../free-port.ts";

/** Below the ports that systems give to connections and to servers without a port of their own, so that none takes it before it is used. */
const PORTS = { min: 20_000, max: 32_768 };

/** `count` different ports that no process listens on at this moment. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(PORTS.min, PORTS.max);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}
