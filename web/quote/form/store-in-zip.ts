import { zipSync } from "fflate";

/** Packs a file into a ZIP file, uncompressed. */
export async function storeInZip(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const zip = zipSync({ [file.name]: bytes }, { level: 0, mtime: "1980-01-01T00:00:00" });
  return new File([zip], `${file.name}.zip`, { type: "application/zip" });
}
