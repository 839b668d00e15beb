import type { Page, Settings } from "../../web/cms/types.generated.ts";

/** A document as it is written down here: the lake adds the revision and the times. */
type Written<Document> = Omit<Document, "_rev" | "_createdAt" | "_updatedAt">;

export type SeedPage = Written<Page>;
export type SeedSettings = Written<Settings>;
export type SeedDocument = SeedPage | SeedSettings;
