import { text } from "node:stream/consumers";
import type { ReadStream } from "node:tty";
import { parseArgs } from "node:util";

import { PASSWORD_MIN_LENGTH, ROLES, type Accounts, type Role } from "./accounts.ts";
import type { Tokens } from "./tokens.ts";

export const ACCESS_USAGE = `
  user add <e-mail> [--role viewer|editor|administrator] [--name "Ada Lovelace"]
  user list
  user remove <e-mail>
  token add <label> [--rights read|write]
  token list
  token remove <label>
The password is asked for, or read from standard input when that is not a terminal.`;

export interface AccessCommand {
  readonly accounts: Accounts;
  readonly tokens: Tokens;
  readonly say: (line: string) => void;
  /** Asks for a new password, of at least so many characters. */
  readonly askPassword: (prompt: string) => Promise<string>;
}

/** `pnpm lake user …` and `pnpm lake token …`. Throws an Error for people when the words make no sense or the act is impossible. */
export async function runAccessCommand(
  words: readonly string[],
  { accounts, tokens, say, askPassword }: AccessCommand,
): Promise<void> {
  const { positionals, values } = parse(words);
  const [subject, verb, name] = positionals;
  switch (`${subject} ${verb}`) {
    case "user add": {
      const email = named(name, "the e-mail address");
      const password = await askPassword(
        `Password for ${email} (at least ${PASSWORD_MIN_LENGTH} characters): `,
      );
      const account = await accounts.add({
        email,
        password,
        name: values.name ?? email,
        role: roleOf(values.role ?? "editor"),
      });
      return say(`${account.email} can now sign in as ${account.role}.`);
    }
    case "user list":
      return say(
        accounts
          .list()
          .map(({ email, role, createdAt }) => `${email}  ${role}  since ${createdAt}`)
          .join("\n") || "There are no accounts.",
      );
    case "user remove": {
      const email = named(name, "the e-mail address");
      if (!accounts.remove(email)) throw new Error(`There is no account for ${email}.`);
      return say(`${email} can no longer sign in.`);
    }
    case "token add": {
      const label = named(name, "a label");
      const token = tokens.issue(label, rightsOf(values.rights ?? "read"));
      return say(`${token}\nIt is shown this once. Send it as "Authorization: Bearer <token>".`);
    }
    case "token list":
      return say(
        tokens
          .list()
          .map(({ label, role, createdAt }) => `${label}  ${role}  since ${createdAt}`)
          .join("\n") || "There are no tokens.",
      );
    case "token remove": {
      const label = named(name, "the label");
      if (tokens.revokeLabel(label) === 0) throw new Error(`There is no token with the label ${label}.`);
      return say(`The token ${label} no longer works.`);
    }
    default:
      throw new Error(`Usage:${ACCESS_USAGE}`);
  }
}

function parse(words: readonly string[]) {
  try {
    const options = {
      name: { type: "string" },
      rights: { type: "string" },
      role: { type: "string" },
    } as const;
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\nUsage:${ACCESS_USAGE}`, {
      cause: error,
    });
  }
}

function named(name: string | undefined, what: string): string {
  if (name === undefined) throw new Error(`Say ${what}.\nUsage:${ACCESS_USAGE}`);
  return name;
}

function roleOf(value: string): Role {
  const role = ROLES.find((each) => each === value);
  if (!role) throw new Error(`--role must be one of ${ROLES.join(", ")}, not ${value}.`);
  return role;
}

function rightsOf(value: string): Role {
  if (value === "read") return "viewer";
  if (value === "write") return "editor";
  throw new Error(`--rights must be read or write, not ${value}.`);
}

/** Asks on the terminal without showing what is typed; without a terminal, takes the first line of standard input. */
export async function readPassword(
  prompt: string,
  input: ReadStream = process.stdin,
  output: NodeJS.WritableStream = process.stderr,
): Promise<string> {
  if (!input.isTTY) return (await text(input)).split(/\r?\n/)[0] ?? "";
  output.write(prompt);
  input.setRawMode(true);
  try {
    return await typed(input);
  } finally {
    input.setRawMode(false);
    input.pause();
    output.write("\n");
  }
}

const ENTER = new Set(["\r", "\n"]);
const BACKSPACE = new Set(["\b", "\u007F"]);
const INTERRUPT = "\u0003";

function typed(input: ReadStream): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let password = "";
  const onData = (data: Buffer) => {
    for (const key of data.toString()) {
      if (ENTER.has(key)) return resolve(password);
      if (key === INTERRUPT) return reject(new Error("Cancelled: nothing was changed."));
      password = BACKSPACE.has(key) ? password.slice(0, -1) : password + key;
    }
  };
  input.on("data", onData);
  return promise.finally(() => input.off("data", onData));
}
