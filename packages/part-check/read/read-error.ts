import type { ReadErrorCode } from "../messages.ts";

/** Where a text says `{detail}`, the error has one. */
const TEXTS: Readonly<Record<ReadErrorCode, string>> = {
  "unknown-format":
    "The check can't read this file format. Export the part as STEP, IGES, STL, OBJ or 3MF, or choose a ZIP file with one of these.",
  "foreign-format": "{detail} Then check that file.",
  "not-this-format":
    "The file is named {detail}, but its content is another format that the check can't read. Export the part as STEP, IGES, STL, OBJ or 3MF.",
  "external-references":
    "This assembly has no parts of its own: they are in other files ({detail}). Export the assembly as one STEP file.",
  unreadable:
    "The browser can't open it. It may be a folder, or a file that was moved or changed. Choose the file again.",
  empty: "The file is empty. Export it again, or copy it again from the source.",
  truncated: "The file ends too early. Export it again, or copy it again from the source.",
  damaged: "The file cannot be read, because its content does not follow its format. Export it again.",
  "not-a-number":
    "The file has coordinates that are not numbers. Repair the mesh in your CAD program and export it again.",
  "no-solid": "The file has no body. Export the part as a solid, not as a sketch, a drawing or curves.",
  encrypted:
    "The file is encrypted or protected with a password. Export it without protection, or choose the part itself.",
  "too-large": "The file is too large for the check. Export it with fewer triangles.",
  "zip-without-part":
    "The ZIP file contains no STEP, IGES, STL, OBJ or 3MF file, or only inside another ZIP file. Unpack it and choose the part.",
  "zip-compression":
    "The ZIP file is compressed in a way that the check can't unpack. Pack it again with the usual method (Deflate), or choose the part itself.",
  "beam-lattice":
    "The file has only a beam lattice, which the check can't measure. Export the part with surfaces.",
  cyclic: "The file has an assembly that contains itself. Export it again, or export the part alone.",
  "reader-unavailable":
    "The reader for STEP and IGES files did not load. Check your connection and try again.",
  internal: "The check stopped because of an error of the check itself.",
};

/** The error for a file that cannot be read. Its message is for the person who chose the file. */
export class ReadError extends Error {
  override readonly name = "ReadError";
  readonly code: ReadErrorCode;

  constructor(
    code: ReadErrorCode,
    { detail = "", ...options }: ErrorOptions & { readonly detail?: string } = {},
  ) {
    super(TEXTS[code].replace("{detail}", detail), options);
    this.code = code;
  }
}
