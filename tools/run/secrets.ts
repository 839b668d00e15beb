import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { explainingDirectory, prepareDataDirectory } from "content-lake/data-directory";
import * as v from "valibot";

import { dataPaths as adminPaths } from "../../admin/data-paths.ts";

const Secrets = v.object({ SANITY_API_READ_TOKEN: v.string(), SANITY_REVALIDATE_SECRET: v.string() });

/** The secrets that the site and the embedded lake share, by their environment variables. */
export type Secrets = v.InferOutput<typeof Secrets>;

const SECRETS = /^secrets(?:-[\da-f-]+)?\.json$/;
/**
 * The folder in DATA_DIR for temporary files. Other users can write to the system's folder, and the Studio's build would run compiled code that
 * they put there.
 */
const temporaryFolderIn = (directory: string): string => join(directory, "temporary");

/** Creates the folder for temporary files in a data directory, unless it exists, and returns it. */
export function createTemporaryFolder(directory: string): string {
  const folder = temporaryFolderIn(directory);
  return explainingDirectory(directory, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return folder;
  });
}
/** What the admin API and the content commands store in DATA_DIR, beside the lake: personal data and drafts. */
const PRIVATE_NAMES = new Set([...Object.values(adminPaths("")), temporaryFolderIn("")]);

/**
 * Returns the secrets of this data directory, and generates them if there are none. Other users lose all permissions for what the
 * processes of this repository store in it. If it fails, throws an Error that names the directory.
 */
export function openSecrets(directory: string): Secrets {
  prepareDataDirectory(directory, (name) => SECRETS.test(name) || PRIVATE_NAMES.has(name));
  return explainingDirectory(directory, () => readSecrets(directory) ?? createSecrets(directory));
}

/** The stored secrets. Undefined if none have been generated yet. Throws an Error if the file is damaged. */
export function readSecrets(directory: string): Secrets | undefined {
  const file = fileIn(directory);
  if (!existsSync(file)) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Secrets), readFileSync(file, "utf8"));
  if (parsed.success) return parsed.output;
  throw new Error(`${file} is damaged. Delete it: new secrets are generated at the next start`);
}

function createSecrets(directory: string): Secrets {
  const secrets = {
    SANITY_API_READ_TOKEN: randomBytes(32).toString("base64url"),
    SANITY_REVALIDATE_SECRET: randomBytes(32).toString("base64url"),
  };
  const unfinished = join(directory, `secrets-${randomUUID()}.json`);
  try {
    writeFileSync(unfinished, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600 });
    // A link instead of a rename, because it fails if another process has stored secrets in the meantime.
    linkSync(unfinished, fileIn(directory));
    return secrets;
  } catch (error) {
    const stored = readSecrets(directory);
    if (stored === undefined) throw error;
    return stored;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function fileIn(directory: string): string {
  return join(directory, "secrets.json");
}
