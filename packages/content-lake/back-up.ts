import { existsSync } from "node:fs";

import { dataPaths } from "./data-directory.ts";
import { backupDatabase } from "./store/database.ts";

/**
 * Copies the lake to `copy.db` and its comments to `copy.comments.db`, even while the lake runs. Each copy is consistent. Returns
 * the names of the files. If one of them exists, throws an Error with a message for the terminal before it writes anything.
 */
export async function backUp(dataDirectory: string, target: string): Promise<string[]> {
  const paths = dataPaths(dataDirectory);
  const copies = [
    { source: paths.content, target },
    // The file is missing if the lake never ran with comments.
    { source: paths.comments, target: `${target.replace(/\.db$/, "")}.comments.db` },
  ].filter(({ source }, index) => index === 0 || existsSync(source));
  const existing = copies.find((copy) => existsSync(copy.target));
  if (existing)
    throw new Error(`${existing.target} exists already. Name another file, or move this one away`);
  await Promise.all(copies.map((copy) => backupDatabase(copy.source, copy.target)));
  return copies.map((copy) => copy.target);
}
