import type { Lake } from "../contract.ts";
import type { DocumentReader } from "../documents/document.ts";

/** What the assets need of the lake. */
export interface AssetLake extends Pick<Lake, "projectId" | "dataset" | "mutate" | "flushed"> {
  readonly documents: Pick<DocumentReader, "get">;
}
