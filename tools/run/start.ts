import { type Build, buildIfChanged, siteBuild, studioBuild } from "./builds.ts";
import { serverCommands, startAdmin, startLake } from "./commands.ts";
import { loadSettings, root } from "./env.ts";
import { waitUntilReady } from "./process.ts";
import { createSteps } from "./report.ts";
import { runWithStack } from "./stack.ts";

await runWithStack(
  async (stack) => {
    const steps = createSteps();
    steps.note("\n  Starting the site and the Studio. Ctrl-C stops everything.\n");

    const { variables, addresses } = await steps.step("Settings and ports", loadSettings);
    const commands = serverCommands(root, variables, addresses, "production");
    await Promise.all([
      startLake(stack, commands.lake, commands.firstContent, addresses, steps),
      startAdmin(stack, commands.admin, addresses, steps),
    ]);

    const run = (build: Build) => buildIfChanged(root, build, variables, stack.run);
    await Promise.all([
      steps.step("Build of the site", () => run(siteBuild(commands.buildSite))),
      steps.step("Build of the Studio", () => run(studioBuild(commands.buildStudio))),
    ]);

    const { site, studio } = addresses;
    const siteRunning = stack.startServer(commands.site);
    const studioRunning = stack.startServer(commands.studio);
    await Promise.all([
      steps.step("Site ready", () => waitUntilReady(site.localUrl, siteRunning)),
      steps.step("Studio ready", () => waitUntilReady(studio.localUrl, studioRunning)),
    ]);

    steps.note(`\n  Site     ${site.url}\n  Studio   ${studio.url}\n`);
    // The servers run until Ctrl-C, or until one of them fails.
    return new Promise<number>(() => undefined);
  },
  { exitCodeWhenInterrupted: 0 },
);
