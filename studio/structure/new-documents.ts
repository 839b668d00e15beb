import type { Template, TemplateItem } from "sanity";
import { translation } from "schemas/documents/translation.ts";
import { initialDocument, pageTemplates } from "schemas/templates.ts";
import { COPY_TEMPLATE } from "studio-blocks/start-from-page.tsx";
import { randomKey } from "studio-grid/random-id.ts";
import { isMediaType } from "studio-media/media-types.ts";

import { isSingleton } from "#structure/singletons.ts";

/** The template of a redirect from a path that visitors did not find. */
export const REDIRECT_TEMPLATE = "redirect-from";

/** The initial value templates: a new page starts with the usual blocks of its kind. Singletons have no template. */
export function templates(defaults: Template[]): Template[] {
  const replaced = new Set(pageTemplates.map(({ id }) => id));
  return [
    ...defaults.filter(({ id, schemaType }) => !isSingleton(schemaType) && !replaced.has(id)),
    ...pageTemplates.map((template) => ({
      id: template.id,
      title: template.title,
      description: template.description,
      schemaType: template.schemaType,
      value: () => initialDocument(template, randomKey),
    })),
    {
      id: COPY_TEMPLATE,
      title: "Start from an existing page",
      description: "A page with the blocks of another one, which you choose.",
      schemaType: "page",
      value: { kind: "general" },
    },
    {
      id: REDIRECT_TEMPLATE,
      title: "Redirect from a path",
      schemaType: "redirect",
      parameters: [{ name: "from", type: "string", title: "From" }],
      value: ({ from }: { from?: string }) => ({ from, kind: "page", permanent: true }),
    },
  ];
}

/**
 * The templates in the global “Create” menu: all except singletons, tags and folders of pictures, the redirect that the home tool
 * offers, and translations, which are made from their originals.
 */
export function newDocumentOptions(options: TemplateItem[]): TemplateItem[] {
  return options.filter(
    ({ templateId }) =>
      !isSingleton(templateId) &&
      !isMediaType(templateId) &&
      templateId !== REDIRECT_TEMPLATE &&
      templateId !== translation.name,
  );
}
