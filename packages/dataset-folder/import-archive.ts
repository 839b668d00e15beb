import { createReadStream } from "node:fs";
import { access, stat } from "node:fs/promises";

import type { ClientConfig, SanityClient } from "@sanity/client";
import { sanityImport } from "@sanity/import";
import * as v from "valibot";

import { checkArchive } from "./check-archive.ts";
import { commentsFileOf, importComments } from "./comments.ts";
import type { ProgressStep } from "./export-archive.ts";
import { importFolder, type OnExisting, OPERATIONS } from "./import-folder.ts";

const RELEASES = { fail: "fail", keep: "ignore", replace: "replace" } as const;

interface ImportSettings {
  readonly client: SanityClient;
  /** An export (.tar.gz), documents (.ndjson) or a content folder. */
  readonly file: string;
  readonly onExisting: OnExisting;
  /** Whether to accept assets from outside the archive. They are uploaded and become public. */
  readonly isTrusted?: boolean;
  readonly onProgress?: (step: ProgressStep) => void;
}

/** Imports documents and assets, and the comments and tasks from the second file. Returns the number of documents. */
export async function importArchive({
  client,
  file,
  onExisting,
  isTrusted = false,
  onProgress,
}: ImportSettings): Promise<number> {
  await access(file).catch((cause: unknown) => {
    throw new Error(`Cannot read ${file}. Name an export (.tar.gz) or a file of documents (.ndjson).`, {
      cause,
    });
  });
  const isFolder = (await stat(file)).isDirectory();
  if (isFolder)
    return importFolder({ client, folder: file, onExisting }).catch((error: unknown) => {
      throw withAdvice(error, onExisting);
    });
  if (!isTrusted) await checkArchive(file);
  const { numDocs, warnings } = await sanityImport(createReadStream(file), {
    client: withoutSecrets(client),
    operation: OPERATIONS[onExisting],
    releasesOperation: RELEASES[onExisting],
    ...(onProgress ? { onProgress } : {}),
  }).catch((error: unknown) => {
    throw withAdvice(error, onExisting);
  });
  if (warnings.length > 0)
    throw new Error(`The import is incomplete:\n${warnings.map(({ message }) => `  ${message}`).join("\n")}`);
  await importComments(client, commentsFileOf(file), onExisting).catch((error: unknown) => {
    throw withAdvice(error, onExisting);
  });
  return numDocs;
}

type Fetch = ReturnType<NonNullable<ClientConfig["resolveFetch"]>>;

/**
 * The same client, which leaves the secrets of previews out of what it writes. The author of the file knows them, and could open the preview
 * of all drafts, even if the import deleted them at its end.
 */
function withoutSecrets(client: SanityClient): SanityClient {
  const { resolveFetch } = client.config();
  return client.withConfig({
    resolveFetch(proxy) {
      const send: Fetch = resolveFetch?.(proxy) ?? fetch;
      return (url, init = {}) =>
        send(url, typeof init.body === "string" ? { ...init, body: bodyWithoutSecrets(init.body) } : init);
    },
  });
}

const SECRET = "sanity.previewUrl";
const Mutations = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ mutations: v.array(v.record(v.string(), v.looseObject({}))) }),
);

function bodyWithoutSecrets(body: string): string {
  if (!body.includes(`"${SECRET}`)) return body;
  const { mutations, ...others } = v.parse(Mutations, body);
  const isSecret = (mutation: object) =>
    Object.values(mutation).some(({ _type }) => String(_type).startsWith(SECRET));
  return JSON.stringify({ ...others, mutations: mutations.filter((mutation) => !isSecret(mutation)) });
}

function withAdvice(error: unknown, onExisting: OnExisting): unknown {
  const isConflict = error instanceof Error && "statusCode" in error && error.statusCode === 409;
  if (!isConflict || onExisting !== "fail") return error;
  const advice =
    "Existing documents are not overwritten: add --replace to do so, or --keep to import only missing ones.";
  return new Error(`${error.message.trim()}\n${advice}`);
}
