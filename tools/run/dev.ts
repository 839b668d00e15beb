import { createSteps, Failure } from "process-stack/report.ts";
import { runWithStack } from "process-stack/stack.ts";

import { listAddresses } from "./addresses.ts";
import { scriptCommand, serverCommands } from "./commands.ts";
import { loadSettings, root } from "./env.ts";
import { labeled, printLogs, serve, startPart, takeIPv6Ports } from "./servers.ts";
import { watchSources } from "./watch-sources.ts";

/** The folders from which the content types are generated. typegen.test.ts checks that there are no queries elsewhere. */
const TYPEGEN_SOURCES = ["schemas", "web/cms"];
const NOTE_MS = 60_000;

await runWithStack(
  async (stack) => {
    const steps = createSteps();
    steps.note("\n  Starting with hot reload. Ctrl-C stops everything.\n");

    const { variables, addresses } = await steps.step("Settings and ports", loadSettings);
    await takeIPv6Ports(listAddresses(addresses));
    const commands = printLogs(serverCommands(root, variables, addresses, "development"));
    const servers = { stack, addresses, steps, commands };
    await Promise.all([startPart("lake", servers), startPart("admin", servers)]);

    // Starts watching before the site is ready, because the first compilation takes so long that a file may be saved during it.
    const typegen = {
      ...scriptCommand("Typegen", "tools/generate/typegen.ts", []),
      onLine: (line: string) => console.log(labeled("types", line)),
    };
    await watchSources(root, TYPEGEN_SOURCES, () => stack.run(typegen).catch(logFailure));
    const compiling = setInterval(() => {
      steps.note("Still compiling. The first time takes minutes on a slow machine.");
    }, NOTE_MS);
    await Promise.all([startPart("site", servers, Infinity), startPart("studio", servers, Infinity)]);
    clearInterval(compiling);
    return serve(servers, ["site", "studio"]);
  },
  { exitCodeWhenInterrupted: 0 },
);

/** Prints an error and keeps the servers running, because an unfinished schema is normal. Typegen has printed the details. */
function logFailure(error: unknown): void {
  console.error(error instanceof Failure ? error.message : error);
}
