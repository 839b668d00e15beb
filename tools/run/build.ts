import { createSteps } from "process-stack/report.ts";
import { runWithStack } from "process-stack/stack.ts";

import { buildIfChanged, siteBuild, studioBuild } from "./builds.ts";
import { serverCommands } from "./commands.ts";
import { loadSettings, root } from "./env.ts";
import { startPart } from "./servers.ts";

/** Builds the site and the Studio. Runs the lake during the build, because static pages are rendered from its content. */
await runWithStack(
  async (stack) => {
    const steps = createSteps();
    // The servers of another folder may go on running during the build.
    const { variables, addresses } = await steps.step("Settings and ports", () =>
      loadSettings(({ lake }) => (lake ? [lake] : [])),
    );
    const commands = serverCommands(root, variables, addresses, "production");
    await startPart("lake", { stack, commands, addresses, steps });
    await Promise.all(
      [siteBuild(commands.buildSite), studioBuild(commands.buildStudio)].map((build) =>
        steps.step(build.command.name, () => buildIfChanged(root, build, variables, stack.run)),
      ),
    );
    return 0;
  },
  { exitCodeWhenInterrupted: 130 },
);
