import { extensionsFor } from "contracts/upload.ts";
import { type FileStart, startsLike } from "file-signatures/file-signatures.ts";
import { groupsOf } from "oss-storage/object-store.ts";
import { readInTurns } from "oss-storage/read-in-turns.ts";
import type { WrittenFile } from "oss-storage/write-file.ts";
import { createTurns } from "server-kit/turns.ts";
import { sortByText } from "unicode-text/unicode-text.ts";
import { gzipRisk } from "zip-risk/gzip-risk.ts";
import { containsZip, zipRisk } from "zip-risk/zip-risk.ts";

/** Each archive takes a processor for up to a minute, and 3 MB for ten thousand entries. Uploaders take turns. */
const takeTurn = createTurns({ maxRunning: 2, maxWaiting: 200 });

/** The reason to reject a file: its extension is not accepted, or its content has another format. Undefined if it is accepted. */
export function contentProblem(key: string, content: FileStart): string | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(key)?.[1]?.toLowerCase() ?? "";
  const extensions = extensionsFor(key);
  const accepted = extensions.find((each) => each === extension);
  if (accepted === undefined)
    return `Files of type "${extension}" are not accepted: send ${sortByText([...extensions], (each) => each).join(", ")}`;
  return startsLike(accepted, content)
    ? undefined
    : `The file is named .${extension}, but its content is not of that type`;
}

/**
 * The reason why an accepted file could be dangerous. Undefined if nothing was found. A dangerous file is stored, but staff get a
 * warning and download it with an extension that no program opens. The content of RAR archives is not checked.
 */
export async function quarantineReason(
  key: string,
  { head, bytes, handle, hasTestVirus }: Omit<WrittenFile, "md5">,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (hasTestVirus) return "it holds the EICAR test virus";
  if (!/\.(?:zip|stpz)$/i.test(key)) {
    const isHidden = !/\.rar$/i.test(key) && (await containsZip(handle, bytes));
    return isHidden ? "an archive hides behind the drawing" : undefined;
  }
  const file = readInTurns(handle, { takeTurn: () => takeTurn(groupsOf(key).uploader), signal });
  try {
    if (/\.zip$/i.test(key) || startsLike("zip", { head, size: bytes })) return await zipRisk(file, bytes);
    return await gzipRisk(file, bytes, (unpacked) => startsLike("step", { head: unpacked, size: bytes }));
  } finally {
    file.end();
  }
}
