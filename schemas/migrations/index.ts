import { americanSpelling } from "./american-spelling.ts";
import type { Migration } from "./migration.ts";

/** In the order in which they run. An embedded lake runs them when it starts; docs/recipes.md says how others do. */
export const migrations: readonly Migration[] = [americanSpelling];
