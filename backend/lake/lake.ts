import { type LakeOptions, type OpenLake, openLakeWith } from "./open.ts";
import { createQueryEngine } from "./query/engine.ts";

/** Opens the lake: write side, store, history and queries. One process per file. Throws when the file cannot be read. */
export function openLake(options: LakeOptions): OpenLake {
  return openLakeWith(createQueryEngine, options);
}
