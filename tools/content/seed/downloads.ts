import type { SeedDownloads } from "./document-types.ts";
import { keyed, type Keyed } from "./keys.ts";
import { seedFile } from "./pictures.ts";

interface File {
  readonly title: string;
  readonly text: string;
  /** A file in `downloads/`. */
  readonly file: string;
}

/** A block of files to download. `key` is also its anchor. */
export function downloads(
  key: string,
  heading: string,
  lead: string,
  ...files: File[]
): Keyed<SeedDownloads> {
  return {
    _key: key,
    _type: "downloads",
    anchor: key,
    heading,
    lead,
    files: keyed(files.map(toDownload), ({ title }) => title),
  };
}

function toDownload({ title, text, file }: File) {
  return {
    _type: "download" as const,
    title,
    text,
    file: { _type: "file" as const, ...seedFile("file", `downloads/${file}`) },
  };
}
