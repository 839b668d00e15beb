import { at, defineMigration, set, unset } from "sanity/migrate";
import type { Migration } from "schemas/migrations/migration.ts";

/** The migration as `sanity migration run` takes it, for Sanity's hosted lake. */
export function toSanityMigration({ title, filter, changesOf }: Migration) {
  return defineMigration({
    title,
    filter,
    migrate: {
      document: (document) => {
        const changes = changesOf(document);
        return [
          ...Object.entries(changes.set).map(([field, value]) => at(field, set(value))),
          ...changes.unset.map((field) => at(field, unset())),
        ];
      },
    },
  });
}
