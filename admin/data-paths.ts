import { join } from "node:path";

/** The paths of everything that the admin API stores in the data directory. */
export function dataPaths(directory: string) {
  return {
    database: join(directory, "admin.db"),
    storage: join(directory, "storage"),
    /** The lake has the same. */
    compileCache: join(directory, "compile-cache"),
  };
}
