import { createContext, useContext } from "react";
import type { Path } from "sanity";
import type { StoredFlaw } from "studio-text-table/stored-flaw.ts";

/** What a Studio says about itself. */
export interface MediaSettings {
  /** The title of a document in lists. */
  readonly titleOf: (document: { readonly _type: string }) => string;
  /** The titles on the way to a field in the form of a document. */
  readonly breadcrumbOf: (path: Path, document: { readonly _type: string }) => string;
  /** The longest alternative text, in characters. */
  readonly maxAltLength: number;
  /** What else can be wrong with the texts of pictures, such as a former name of the company. */
  readonly textFlaw: StoredFlaw;
  /**
   * Whether accounts that may upload, but not change what visitors see, may describe pictures that visitors do not see. The lake decides,
   * and Sanity's hosted one does not allow it.
   */
  readonly mayContributorsDescribe: boolean;
}

export const MediaSettingsContext = createContext<MediaSettings | undefined>(undefined);

/** The settings that the Studio gave to `mediaPlugin`. */
export function useMediaSettings(): MediaSettings {
  const settings = useContext(MediaSettingsContext);
  if (settings === undefined) throw new Error("This Studio does not use mediaPlugin");
  return settings;
}
