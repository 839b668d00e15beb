import { freeAddresses } from "#tools/run/addresses.ts";
import { serverCommands } from "#tools/run/commands.ts";
import { root } from "#tools/run/env.ts";
import { createStack } from "#tools/run/stack.ts";

import { createServerProcess, type ServerProcess } from "./server-process.ts";

export interface SingleLake {
  readonly url: string;
  readonly server: ServerProcess;
  readonly close: () => Promise<void>;
}

/** Creates a lake without a site, with its own port and with its data in `dataDirectory`. Does not start it. */
export async function createSingleLake(dataDirectory: string): Promise<SingleLake> {
  const { variables: urls, addresses } = await freeAddresses();
  const { port } = new URL(urls.SANITY_LAKE_URL);
  const variables = { ...urls, DATA_DIR: dataDirectory, LOG_LEVEL: "error" };
  const stack = createStack();
  const commands = serverCommands(root, variables, addresses, "production");
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    server: createServerProcess(stack, commands.lake, `${url}/health`),
    close: () => stack.stop(),
  };
}
