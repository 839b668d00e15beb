import type { Template, TemplateItem } from "sanity";
import { initialDocument, pageTemplates } from "schemas/templates.ts";

import { isMediaType } from "#media/media-types.ts";
import { isSingleton } from "#structure/singletons.ts";

/** The initial value templates: a new page starts with the usual blocks of its kind instead of empty. Singletons have none. */
export function templates(defaults: Template[]): Template[] {
  const replaced = new Set(pageTemplates.map(({ id }) => id));
  return [
    ...defaults.filter(({ id, schemaType }) => !isSingleton(schemaType) && !replaced.has(id)),
    ...pageTemplates.map((template) => ({
      id: template.id,
      title: template.title,
      description: template.description,
      schemaType: template.schemaType,
      value: () => initialDocument(template, () => crypto.randomUUID().slice(0, 8)),
    })),
  ];
}

/** The types in the global “Create” menu: all but singletons, and tags and folders of pictures. */
export function newDocumentOptions(options: TemplateItem[]): TemplateItem[] {
  return options.filter(({ templateId }) => !isSingleton(templateId) && !isMediaType(templateId));
}
