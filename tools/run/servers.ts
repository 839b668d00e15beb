import { isIPv6 } from "node:net";

import { forwardFromIPv6 } from "process-stack/hold-port.ts";
import { Failure, type Steps } from "process-stack/report.ts";
import type { Stack } from "process-stack/stack.ts";

import { type Addresses, listAddresses, type ServerAddress } from "./addresses.ts";
import type { ServerCommands } from "./commands.ts";

/** What starts servers, and with which commands. */
export interface ServerStart {
  readonly stack: Stack;
  readonly commands: ServerCommands;
  readonly addresses: Addresses;
  readonly steps: Steps;
}

/** One of the processes of the product. Each starts and stops alone. */
export type Part = keyof Addresses;

const PARTS = {
  lake: {
    title: "Content Lake",
    health: "/health",
    withoutIt: "Meanwhile the site shows the pages that it has and takes quote requests. The Studio waits.",
  },
  admin: {
    title: "Admin API",
    health: "/health",
    withoutIt:
      "Meanwhile pages and editing go on. Quote requests cannot be sent: the form keeps what visitors typed and tells them so.",
  },
  site: {
    title: "Site",
    health: "",
    withoutIt: "Meanwhile visitors get no answer. Editing goes on.",
  },
  studio: {
    title: "Studio",
    health: "",
    withoutIt: "Meanwhile nobody can open the Studio. The site goes on.",
  },
} as const satisfies Record<Part, unknown>;

/**
 * The parts that the arguments of a command name, or all that run on this machine if there are none. Throws a Failure that lists the
 * possible names.
 */
export function partsOf(names: readonly string[], addresses: Addresses): readonly Part[] {
  const here = (["lake", "admin", "site", "studio"] as const).filter((part) => addresses[part]);
  const parts = here.filter((part) => names.length === 0 || names.includes(part));
  const unknown = names.find((name) => !here.some((part) => part === name));
  if (unknown !== undefined)
    throw new Failure(`No “${unknown}” runs here. Name one or more of ${here.join(", ")}, or none for all.`);
  return parts;
}

/** The addresses of these parts. */
export function addressesOfParts(parts: readonly Part[], addresses: Addresses): ServerAddress[] {
  return listAddresses(addresses).filter((address) => parts.some((part) => addresses[part] === address));
}

/** Takes the ports of the servers on ::1 too, for as long as this process runs. */
export async function takeIPv6Ports(addresses: readonly ServerAddress[]): Promise<void> {
  const onIPv4 = addresses.filter(({ host }) => !isIPv6(host));
  await Promise.all(onIPv4.map(({ port }) => forwardFromIPv6(port)));
}

/** Starts the part and keeps it running. Does nothing if it does not run here. Throws a Failure if it is not ready within `limitMs`. */
export async function startPart(
  part: Part,
  { stack, commands, addresses, steps }: ServerStart,
  limitMs?: number,
): Promise<void> {
  const address = addresses[part];
  if (!address) return;
  const { title, health, withoutIt } = PARTS[part];
  await steps.step(`${title} ready`, () =>
    stack.keepRunning(commands[part], `${address.localUrl}${health}`, withoutIt, limitMs),
  );
  // The others read what it imports.
  if (part === "lake") await steps.step("First content", () => stack.run(commands.firstContent));
}

/** Prints the log of the servers, each line after the name of its part. `isShown` chooses the lines. Default: all. */
export function printLogs(
  commands: ServerCommands,
  isShown: (line: string) => boolean = () => true,
  print: (line: string) => unknown = console.log,
) {
  const withLabel = (part: Part) => ({
    ...commands[part],
    onLine: (line: string) => void (isShown(line) && print(labeled(part, line))),
  });
  return {
    ...commands,
    lake: withLabel("lake"),
    admin: withLabel("admin"),
    site: withLabel("site"),
    studio: withLabel("studio"),
  };
}

export function labeled(label: string, line: string): string {
  return `${label.padEnd(8)}│ ${line}`;
}

/** Chooses the lines that `pnpm start` prints: errors, or all lines if LOG_LEVEL is `info` or `debug`. */
export function linesAtLevel(level: string | undefined): (line: string) => boolean {
  if (level === "debug" || level === "info") return () => true;
  return (line) => /^\{"time":"[^"]*","level":"error"/.test(line);
}

/** Prints the addresses for people. Never resolves: the parts run until Ctrl-C. */
export function serve({ addresses, steps }: ServerStart, parts: readonly Part[]): Promise<never> {
  const shown = (["site", "studio"] as const).filter((part) => parts.includes(part));
  steps.note(shown.map((part) => `\n  ${PARTS[part].title.padEnd(9)}${addresses[part].url}`).join(""));
  steps.note("");
  return new Promise<never>(() => undefined);
}
