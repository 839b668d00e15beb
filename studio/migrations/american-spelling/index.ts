import { americanSpelling } from "schemas/migrations/american-spelling.ts";

import { toSanityMigration } from "../to-sanity-migration.ts";

export default toSanityMigration(americanSpelling);
