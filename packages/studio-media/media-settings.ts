import { createContext, useContext } from "react";
import type { Path } from "sanity";
import { useLiveQuery } from "studio-kit/use-live-query.ts";
import type { Flaw } from "studio-text-table/text-rows.ts";
import * as v from "valibot";

/** A flaw of texts that depends on documents. */
export interface StoredFlaw {
  readonly query: string;
  /** A query whose results tell when to read again. */
  readonly watch: string;
  readonly flawOf: (result: unknown) => Flaw;
}

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

/** The flaw by the current documents. Undefined until they have loaded. */
export function useFlaw({ query, watch, flawOf }: StoredFlaw): Flaw | undefined {
  const result = useLiveQuery({ query, schema: v.unknown(), watch });
  return result === undefined ? undefined : flawOf(result);
}
