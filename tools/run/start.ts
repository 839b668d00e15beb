import { createSteps } from "process-stack/report.ts";
import { runWithStack } from "process-stack/stack.ts";

import { buildIfChanged, siteBuild, studioBuild } from "./builds.ts";
import { serverCommands } from "./commands.ts";
import { loadSettings, root } from "./env.ts";
import {
  addressesOfParts,
  linesAtLevel,
  type Part,
  partsOf,
  printLogs,
  serve,
  startPart,
  takeIPv6Ports,
} from "./servers.ts";

// `pnpm start` starts everything, `pnpm start site studio` only these parts.
const names = process.argv.slice(2);

await runWithStack(
  async (stack) => {
    const steps = createSteps();
    steps.note(
      `\n  Starting ${names.join(" and ") || "the site and the Studio"}. Ctrl-C stops everything.\n`,
    );

    const { variables, addresses } = await steps.step("Settings and ports", () =>
      loadSettings((all) => addressesOfParts(partsOf(names, all), all)),
    );
    const parts = partsOf(names, addresses);
    const commands = printLogs(
      serverCommands(root, variables, addresses, "production"),
      linesAtLevel(variables["LOG_LEVEL"]),
    );
    // Holds all ports before anything else starts. Otherwise another user could listen on the Studio's port while it is built, and get the
    // session of anyone who opens it.
    for (const part of parts) stack.hold(commands[part]);
    await takeIPv6Ports(addressesOfParts(parts, addresses));
    const servers = { stack, commands, addresses, steps };
    const chosen = (...some: Part[]) => some.filter((part) => parts.includes(part));
    await Promise.all(chosen("lake", "admin").map((part) => startPart(part, servers)));

    const builds = [
      { part: "site", title: "Build of the site", build: siteBuild(commands.buildSite) },
      { part: "studio", title: "Build of the Studio", build: studioBuild(commands.buildStudio) },
    ] as const;
    await Promise.all(
      builds
        .filter(({ part }) => parts.includes(part))
        .map(({ title, build }) =>
          steps.step(title, () => buildIfChanged(root, build, variables, stack.run)),
        ),
    );
    await Promise.all(chosen("site", "studio").map((part) => startPart(part, servers)));
    return serve(servers, parts);
  },
  { exitCodeWhenInterrupted: 0, checkMs: 10_000 },
);
