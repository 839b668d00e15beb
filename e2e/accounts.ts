import { execFile } from "node:child_process";
import { join } from "node:path";

import { expect, type Page } from "@playwright/test";

import { env } from "#env.ts";

const root = join(import.meta.dirname, "..");
export const PASSWORD = "correct horse battery staple";

export interface Account {
  readonly email: string;
  readonly name: string;
  readonly role: string;
  /** A GROQ filter of the documents that the account may change. All by default. */
  readonly scope?: string;
}

/** Creates an account. As long as an account exists, the lake requires everybody to sign in. */
export function addAccount({ email, name, role, scope }: Account): Promise<void> {
  const limits = scope === undefined ? [] : ["--scope", scope];
  return runLakeCommand(["user", "add", email, "--name", name, "--role", role, ...limits]);
}

/** Removes the accounts, and ignores those that do not exist. */
export async function removeAccounts(accounts: readonly Account[]): Promise<void> {
  await Promise.allSettled(accounts.map(({ email }) => runLakeCommand(["user", "remove", email])));
}

/** Signs in to the Studio with an account and opens a document. */
export async function signIn(page: Page, { email }: Account, documentId: string): Promise<void> {
  await page.goto(`${env.studioUrl}/structure/page;${documentId}`);
  await page.getByLabel(/email/i).fill(email);
  await page.getByLabel(/password/i).fill(PASSWORD);
  await page.getByRole("button", { name: /sign in/i }).click();
  await expect(page.getByRole("textbox", { name: "Title", exact: true })).toBeEditable();
}

interface Place {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

const lakeUnderTest: Place = { cwd: root, env: { ...env.shell, DATA_DIR: env.dataDirectory } };

/** Runs `pnpm lake …`, by default on the data of the lake under test, with the password as its input. */
export function runLakeCommand(args: readonly string[], place = lakeUnderTest): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ["packages/content-lake/cli.ts", ...args],
      { cwd: place.cwd, env: { ...place.env } },
      (error) => (error === null ? resolve() : reject(error)),
    );
    child.stdin?.end(`${PASSWORD}\n`);
  });
}
