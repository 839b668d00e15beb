/** Spec §2; several files come packed as ZIP or RAR. */
const EXTENSIONS = ["step", "stp", "igs", "stl", "zip", "rar"];
export const ACCEPTED = EXTENSIONS.map((extension) => `.${extension}`).join(",");

/** Spec §5. */
export const FILE_BYTES_MOST = 500 * 1024 * 1024;
export const TOO_BIG = "The file size cannot exceed 500MB,please upload again.";

/** Says why a file cannot be sent, before a byte of it is; or nothing when it can. */
export function fileProblem({ name, size }: Pick<File, "name" | "size">): string | undefined {
  if (!EXTENSIONS.includes(extensionOf(name).toLowerCase())) {
    return "This type of file is not accepted. Send step, stp, igs or stl; pack several files as ZIP or RAR.";
  }
  if (size === 0) return "The file is empty. Choose another one.";
  return size > FILE_BYTES_MOST ? TOO_BIG : undefined;
}

/** "part.v2.STEP" → "STEP"; empty without one. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1] ?? "";
}
