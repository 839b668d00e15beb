import { isIPv6 } from "node:net";

import { type Addresses, listAddresses } from "./addresses.ts";
import type { ServerCommands } from "./commands.ts";
import { forwardFromIPv6 } from "./hold-port.ts";
import { waitUntilReady } from "./process.ts";
import type { Steps } from "./report.ts";
import type { Stack } from "./stack.ts";

const WITHOUT_LAKE =
  "Meanwhile the site shows the pages that it has and takes quote requests. The Studio waits.";
const WITHOUT_ADMIN =
  "Meanwhile pages and editing go on. Quote requests cannot be sent: the form keeps what visitors typed and tells them so.";

/** What starts servers, and with which commands. */
export interface ServerStart {
  readonly stack: Stack;
  readonly commands: ServerCommands;
  readonly addresses: Addresses;
  readonly steps: Steps;
}

/** Takes the ports of the servers on ::1 too, for as long as this process runs. */
export async function takeIPv6Ports(addresses: Addresses): Promise<void> {
  const onIPv4 = listAddresses(addresses).filter(({ host }) => !isIPv6(host));
  await Promise.all(onIPv4.map(({ port }) => forwardFromIPv6(port)));
}

/** Starts the lake and imports the first content into an empty dataset. Does nothing with Sanity's hosted lake. */
export async function startLake({ stack, commands, addresses, steps }: ServerStart): Promise<void> {
  const { lake } = addresses;
  if (!lake) return;
  await steps.step("Content Lake ready", () =>
    stack.keepRunning(commands.lake, `${lake.localUrl}/health`, WITHOUT_LAKE),
  );
  await steps.step("First content", () => stack.run(commands.firstContent));
}

/** Starts the admin API. Does nothing if another host takes its calls. */
export async function startAdmin({ stack, commands, addresses, steps }: ServerStart): Promise<void> {
  const { admin } = addresses;
  if (!admin) return;
  await steps.step("Admin API ready", () =>
    stack.keepRunning(commands.admin, `${admin.localUrl}/health`, WITHOUT_ADMIN),
  );
}

/**
 * Starts the site and the Studio and prints their addresses when both respond. The result never resolves: the servers run until Ctrl-C,
 * or until one of them fails.
 */
export async function serveSiteAndStudio(
  { stack, commands, addresses, steps }: ServerStart,
  limitMs?: number,
): Promise<never> {
  const { site, studio } = addresses;
  const siteRunning = stack.startServer(commands.site);
  const studioRunning = stack.startServer(commands.studio);
  await Promise.all([
    steps.step("Site ready", () => waitUntilReady(site.localUrl, siteRunning, limitMs)),
    steps.step("Studio ready", () => waitUntilReady(studio.localUrl, studioRunning, limitMs)),
  ]);
  steps.note(`\n  Site     ${site.url}\n  Studio   ${studio.url}\n`);
  return new Promise<never>(() => undefined);
}
