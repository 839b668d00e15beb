import { type Build, buildIfChanged, siteBuild, studioBuild } from "./builds.ts";
import { serverCommands } from "./commands.ts";
import { loadSettings, root } from "./env.ts";
import { createSteps } from "./report.ts";
import { serveSiteAndStudio, startAdmin, startLake, takeIPv6Ports } from "./servers.ts";
import { runWithStack } from "./stack.ts";

await runWithStack(
  async (stack) => {
    const steps = createSteps();
    steps.note("\n  Starting the site and the Studio. Ctrl-C stops everything.\n");

    const { variables, addresses } = await steps.step("Settings and ports", loadSettings);
    await takeIPv6Ports(addresses);
    const commands = serverCommands(root, variables, addresses, "production");
    const servers = { stack, commands, addresses, steps };
    await Promise.all([startLake(servers), startAdmin(servers)]);

    const run = (build: Build) => buildIfChanged(root, build, variables, stack.run);
    await Promise.all([
      steps.step("Build of the site", () => run(siteBuild(commands.buildSite))),
      steps.step("Build of the Studio", () => run(studioBuild(commands.buildStudio))),
    ]);
    return serveSiteAndStudio(servers);
  },
  { exitCodeWhenInterrupted: 0 },
);
