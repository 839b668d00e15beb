import { formerNames, hasFormerName } from "schemas/documents/brand-settings.ts";
import { storedText } from "stored-values/stored-value.ts";
import { useLiveQuery } from "studio-kit/use-live-query.ts";
import { type StoredFlaw, useFlaw } from "studio-text-table/stored-flaw.ts";
import type { Flaw } from "studio-text-table/text-rows.ts";
import * as v from "valibot";

/** What tables of texts mark: a former name of the company. `settings` are those of the site. */
export function formerNameFlaw(settings: unknown): Flaw {
  const names = formerNames(settings);
  return {
    title: "With a former name",
    isIn: (text) => names.some((name) => hasFormerName(text, name)),
  };
}

/** How to read the names of the company from the lake. */
export const COMPANY_NAMES = {
  query: `*[_id == "settings"][0] { brandName, formerNames }`,
  watch: `*[_id == "settings"]`,
};

/** How to read the flaw from the lake. */
export const FORMER_NAME_FLAW: StoredFlaw = { ...COMPANY_NAMES, flawOf: formerNameFlaw };

/** The flaw by the current settings. Undefined until they have loaded. */
export function useFormerNameFlaw(): Flaw | undefined {
  return useFlaw(FORMER_NAME_FLAW);
}

const PICTURES_WATCH = `*[_type == "sanity.imageAsset"]`;
const PICTURES = `${PICTURES_WATCH} { _id, _type, altText, creditLine }`;
const Pictures = v.array(v.looseObject({ _id: v.string(), _type: v.string() }));
export type PictureTexts = v.InferOutput<typeof Pictures>[number];

/** The texts that pictures have in Media. Undefined until they have loaded. */
export function usePictureTexts(): readonly PictureTexts[] | undefined {
  return useLiveQuery({ query: PICTURES, schema: Pictures, watch: PICTURES_WATCH });
}

/** The pictures of which one of these texts has the flaw. */
export function flawedPictures(pictures: readonly PictureTexts[], flaw: Flaw): readonly PictureTexts[] {
  return pictures.filter((picture) =>
    ["altText", "creditLine"].some((field) => flaw.isIn(storedText(picture, field) ?? "")),
  );
}
