import type { StoredDocument } from "../documents/document.ts";
import { refusal } from "../http/refusals.ts";
import type { AssetLake } from "./asset-lake.ts";
import { type AssetName, parseAssetFile } from "./asset-name.ts";

interface Asked {
  readonly project: string;
  readonly dataset: string;
  readonly file: string;
}

/** Throws LakeError 404 unless the asset's document exists: a deleted asset is no longer served. */
export function findAsset(
  lake: AssetLake,
  kind: "images" | "files",
  asked: Asked,
): { name: AssetName; document: StoredDocument } {
  const isHere = asked.project === lake.projectId && asked.dataset === lake.dataset;
  const name = isHere ? parseAssetFile(kind, asked.file) : undefined;
  const document = name && lake.documents.get(name.id);
  if (!name || !document)
    throw refusal(404, `There is no asset with this address in dataset "${lake.dataset}"`);
  return { name, document };
}

/** The name under which the asset was uploaded. */
export function ownName(document: StoredDocument, { fileName }: AssetName): string {
  const original = document["originalFilename"];
  return typeof original === "string" && original !== "" ? original : fileName;
}
