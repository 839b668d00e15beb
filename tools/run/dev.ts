import { scriptCommand, serverCommands, startAdmin, startLake } from "./commands.ts";
import { loadSettings, root } from "./env.ts";
import { type Command, waitUntilReady } from "./process.ts";
import { createSteps, Failure } from "./report.ts";
import { runWithStack } from "./stack.ts";
import { watchSources } from "./watch-sources.ts";

/** The folders from which the content types are generated. typegen.test.ts checks that there are no queries elsewhere. */
const TYPEGEN_SOURCES = ["schemas", "web/cms"];
const FIRST_COMPILE_TIMEOUT_MS = 5 * 60_000;

await runWithStack(
  async (stack) => {
    const steps = createSteps();
    steps.note("\n  Starting with hot reload. Ctrl-C stops everything.\n");

    const { variables, addresses } = await steps.step("Settings and ports", loadSettings);
    const commands = serverCommands(root, variables, addresses, "development");
    await Promise.all([
      startLake(stack, withLabel("lake", commands.watchedLake), commands.firstContent, addresses, steps),
      startAdmin(stack, withLabel("admin", commands.watchedAdmin), addresses, steps),
    ]);

    // Starts watching before the site is ready, because the first compilation takes so long that a file may be saved during it.
    const typegen = withLabel("types", scriptCommand("Typegen", "tools/generate/typegen.ts", []));
    watchSources(root, TYPEGEN_SOURCES, () => stack.run(typegen).catch(logFailure));

    const { site, studio } = addresses;
    const siteRunning = stack.startServer(withLabel("site", commands.developSite));
    const studioRunning = stack.startServer(withLabel("studio", commands.developStudio));
    await Promise.all([
      steps.step("Site ready", () => waitUntilReady(site.localUrl, siteRunning, FIRST_COMPILE_TIMEOUT_MS)),
      steps.step("Studio ready", () =>
        waitUntilReady(studio.localUrl, studioRunning, FIRST_COMPILE_TIMEOUT_MS),
      ),
    ]);
    steps.note(`\n  Site     ${site.url}\n  Studio   ${studio.url}\n`);
    return new Promise<number>(() => undefined);
  },
  { exitCodeWhenInterrupted: 0 },
);

/** Prints an error and keeps the servers running, because an unfinished schema is normal. Typegen has printed the details. */
function logFailure(error: unknown): void {
  console.error(error instanceof Failure ? error.message : error);
}

function withLabel(label: string, command: Command): Command {
  return { ...command, onLine: (line) => console.log(`${label.padEnd(8)}│ ${line}`) };
}
