import { text } from "node:stream/consumers";
import type { ReadStream } from "node:tty";
import { parseArgs } from "node:util";

import { type Account, PASSWORD_MIN_LENGTH, type Accounts } from "./accounts.ts";
import { ROLES, type Role } from "./identity.ts";
import type { Tokens } from "./tokens.ts";

export const ACCOUNT_USAGE = `
  user add <email> [--role ${ROLES.join("|")}] [--name "Ada Lovelace"] [--scope '_type in ["page"] && language == "de"']
  user list
  user remove <email>
  token add <label> [--rights read|write]
  token list
  token remove <label>
A scope is a GROQ filter that names types: the account may change only the documents that it selects, and read all.
The password is prompted for, or read from standard input if that is not a terminal.`;

interface AccountCommandContext {
  readonly accounts: Accounts;
  readonly tokens: Tokens;
  readonly print: (line: string) => void;
  /** Shows the prompt and returns the typed password. */
  readonly promptForPassword: (prompt: string) => Promise<string>;
  /** The message for a GROQ filter that cannot be a scope; undefined if it can. */
  readonly scopeProblem: (scope: string) => string | undefined;
}

/**
 * Runs `content-lake user …` and `content-lake token …`. Throws an Error with a message for the terminal if the arguments are wrong
 * or the command fails.
 */
export async function runAccountCommand(
  args: readonly string[],
  { accounts, tokens, print, promptForPassword, scopeProblem }: AccountCommandContext,
): Promise<void> {
  const { positionals, values } = parseArguments(args);
  const [subject, verb, name] = positionals;
  switch (`${subject} ${verb}`) {
    case "user add": {
      const email = requireName(name, "the email address");
      const { scope } = values;
      const problem = scope === undefined ? undefined : scopeProblem(scope);
      if (problem !== undefined) throw new Error(`--scope cannot be used: ${problem}`);
      const password = await promptForPassword(
        `Password for ${email} (at least ${PASSWORD_MIN_LENGTH} characters): `,
      );
      const account = await accounts.add({
        email,
        password,
        name: values.name ?? email,
        role: parseRole(values.role ?? "editor"),
        scope,
      });
      return print(`${account.email} can now sign in as ${account.role}${scopeText(account)}.`);
    }
    case "user list":
      return print(
        accounts
          .list()
          .map(
            (account) => `${account.email}  ${account.role}${scopeText(account)}  since ${account.createdAt}`,
          )
          .join("\n") || "There are no accounts.",
      );
    case "user remove": {
      const email = requireName(name, "the email address");
      if (!accounts.remove(email)) throw new Error(`There is no account for ${email}.`);
      return print(`${email} can no longer sign in.`);
    }
    case "token add": {
      const label = requireName(name, "a label");
      const token = tokens.createApiToken(label, parseRights(values.rights ?? "read"));
      return print(`${token}\nIt is not shown again. Send it as "Authorization: Bearer <token>".`);
    }
    case "token list":
      return print(
        tokens
          .list()
          .map(({ label, role, createdAt }) => `${label}  ${role}  since ${createdAt}`)
          .join("\n") || "There are no tokens.",
      );
    case "token remove": {
      const label = requireName(name, "the label");
      if (tokens.revokeByLabel(label) === 0) throw new Error(`There is no token with the label ${label}.`);
      return print(`The token ${label} no longer works.`);
    }
    default:
      throw new Error(`Usage:${ACCOUNT_USAGE}`);
  }
}

function parseArguments(args: readonly string[]) {
  try {
    const options = {
      name: { type: "string" },
      rights: { type: "string" },
      role: { type: "string" },
      scope: { type: "string" },
    } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\nUsage:${ACCOUNT_USAGE}`, {
      cause: error,
    });
  }
}

function scopeText({ scope }: Account): string {
  if (scope === null) return "";
  return scope.includes("_type") ? ` of ${scope}` : ` of nothing, because ${scope} names no types`;
}

function requireName(name: string | undefined, what: string): string {
  if (name === undefined) throw new Error(`Name ${what}.\nUsage:${ACCOUNT_USAGE}`);
  return name;
}

function parseRole(value: string): Role {
  const role = ROLES.find((each) => each === value);
  if (!role) throw new Error(`--role must be one of ${ROLES.join(", ")}, not ${value}.`);
  return role;
}

function parseRights(value: string): Role {
  if (value === "read") return "viewer";
  if (value === "write") return "editor";
  throw new Error(`--rights must be read or write, not ${value}.`);
}

/** Prompts on the terminal without echo; without a terminal it reads the first line of standard input. */
export async function readPassword(
  prompt: string,
  input: ReadStream = process.stdin,
  output: NodeJS.WritableStream = process.stderr,
): Promise<string> {
  if (!input.isTTY) return (await text(input)).split(/\r?\n/)[0] ?? "";
  output.write(prompt);
  input.setRawMode(true);
  try {
    return await readHiddenLine(input);
  } finally {
    input.setRawMode(false);
    input.pause();
    output.write("\n");
  }
}

const ENTER = new Set(["\r", "\n"]);
const BACKSPACE = new Set(["\b", "\u007F"]);
const INTERRUPT = "\u0003";

function readHiddenLine(input: ReadStream): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let password = "";
  const onData = (data: Buffer) => {
    for (const key of data.toString()) {
      if (ENTER.has(key)) return resolve(password);
      if (key === INTERRUPT) return reject(new Error("Canceled. Nothing was changed."));
      password = BACKSPACE.has(key) ? password.slice(0, -1) : password + key;
    }
  };
  input.on("data", onData);
  return promise.finally(() => input.off("data", onData));
}
