import * as v from "valibot";

// The environment variables that several processes share. Each process reads its own in its env.ts.

/** A web address, without a slash at the end. */
export const webAddress = v.config(
  v.pipe(
    v.string(),
    v.url("must be an address such as http://localhost:3000"),
    v.regex(/^https?:\/\//, "must begin with http:// or https://"),
    v.transform((value) => value.replace(/\/+$/, "")),
  ),
  { abortPipeEarly: true },
);

export const projectId = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]*$/, "may hold only a-z, 0-9 and dashes"),
);

export const dataset = v.pipe(v.string(), v.regex(/^[a-z0-9_~-]+$/, "may hold only a-z, 0-9, _, ~ and -"));

/** The lake token that the site uses to read drafts. */
export const readToken = v.pipe(v.string(), v.minLength(8, "needs at least 8 characters"));

/** The secret that signs the lake's webhooks and the site's requests to the admin API. */
export const revalidateSecret = v.pipe(v.string(), v.minLength(16, "needs at least 16 characters"));

/**
 * Set by systemd and `pnpm start` for a process that inherits a listening socket, so that its port stays taken while it restarts.
 */
export const listenFds = v.literal("1", "must be 1: a server listens on one socket");

/** The number of our own reverse proxies in front of a process, which append to X-Forwarded-For. */
export const proxyHops = v.pipe(
  v.string(),
  v.regex(/^\d$/, "must be a number of proxies, such as 1"),
  v.transform(Number),
);

/** The first socket that a process inherits, by the convention of systemd. */
export const INHERITED_SOCKET = { fd: 3 };

type Variables = Readonly<Record<string, string | undefined>>;

/** Validates the variables; an empty one counts as not set. Throws one error that lists all invalid variables. */
export function readEnvironment<const Schema extends v.GenericSchema>(
  schema: Schema,
  variables: Variables,
): v.InferOutput<Schema> {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = v.safeParse(schema, set);
  if (!parsed.success)
    throw environmentError(parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`));
  return parsed.output;
}

/** Whether a host name always means this machine. */
export function isLoopbackHostname(hostname: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname) || hostname.endsWith(".localhost");
}

/** The port of a local address. A public address belongs to a proxy, which forwards to the port `behindProxy`. */
export function portOf(address: string, behindProxy: number): number {
  const { hostname, port, protocol } = new URL(address);
  if (!isLoopbackHostname(hostname)) return behindProxy;
  return Number(port) || (protocol === "https:" ? 443 : 80);
}

/** The error about invalid variables, with one line for each. */
export function environmentError(lines: readonly string[]): Error {
  return new Error(`Invalid environment. See .env.example.\n${lines.map((line) => `  ${line}`).join("\n")}`);
}
