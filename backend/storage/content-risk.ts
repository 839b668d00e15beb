import type { Written } from "./write-file.ts";
import { hidesZip, zipRisk } from "./zip-risk.ts";

/**
 * Why a file that is what its name says should be opened with care all the same, or nothing. It is kept in quarantine: staff
 * are told, and it is downloaded under a name that opens nothing. What a RAR holds cannot be read here.
 */
export async function contentRisk(
  key: string,
  { bytes, handle, hasTestVirus }: Pick<Written, "bytes" | "handle" | "hasTestVirus">,
): Promise<string | undefined> {
  if (hasTestVirus) return "it holds the EICAR test virus";
  if (/\.zip$/i.test(key)) return zipRisk(handle, bytes);
  const isHidden = !/\.rar$/i.test(key) && (await hidesZip(handle, bytes));
  return isHidden ? "an archive hides behind the drawing" : undefined;
}
