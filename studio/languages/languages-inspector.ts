import { TranslateIcon } from "@sanity/icons/Translate";
import { lazy } from "react";
import { defineDocumentInspector, type DocumentInspector } from "sanity";
import { translationModel } from "schemas/translated-fields.ts";

/** Beside the form of a document that is translated: the state of each language, and the way to it. */
const languagesInspector = defineDocumentInspector({
  name: "languages",
  component: lazy(() => import("#languages/languages-beside-form.tsx")),
  useMenuItem: () => ({ icon: TranslateIcon, title: "Languages", showAsAction: true }),
});

/** Adds the languages to the inspectors of a document type. */
export function documentInspectors(
  inspectors: DocumentInspector[],
  { documentType }: { documentType: string },
): DocumentInspector[] {
  return translationModel.fields.has(documentType) || documentType === "translation"
    ? [...inspectors, languagesInspector]
    : inspectors;
}
