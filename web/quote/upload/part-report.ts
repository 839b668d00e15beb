import type { Upload } from "./upload.ts";

/** The report of the part check about the file that it last gave to the form. */
let last: { readonly file: string; readonly report: string } | undefined;

/** An empty report is none. */
export function keepReport(file: File, report: string): void {
  last = report === "" ? undefined : { file: keyOf(file), report };
}

/** The report about an uploaded file. Undefined if the part check did not give it to the form. */
export function reportOf(upload: Upload): string | undefined {
  const source = upload.kind === "uploaded" ? upload.source : undefined;
  return source && last?.file === keyOf(source) ? last.report : undefined;
}

/** A file that passes through an input is another object there. */
function keyOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}
