import { EarthGlobeIcon } from "@sanity/icons/EarthGlobe";
import { StackIcon } from "@sanity/icons/Stack";
import type { FunctionComponent } from "react";
import type { DefaultDocumentNodeResolver, ListItemBuilder, StructureBuilder } from "sanity/structure";
import { navigationId } from "schemas/documents/navigation.ts";
import { settingsId } from "schemas/documents/settings.ts";
import { translation } from "schemas/documents/translation.ts";
import { apiVersion } from "schemas/fields/lake.ts";
import { IS_ORIGINAL } from "schemas/fields/language.ts";
import { isRoutable, routableTypes } from "schemas/fields/routable-types.ts";
import { isMediaType } from "studio-media/media-types.ts";

import { TryModelView } from "#cost-models/try-model-view.tsx";
import { iconOf } from "#icons.tsx";
import { SearchPreview } from "#structure/search-preview.ts";
import { isSingleton } from "#structure/singletons.ts";
import { WhereUsed } from "#structure/where-used.tsx";

/**
 * The structure resolver: the content lists. A document type that is not listed here gets a list at the end. `PagesByPath` is the pane with
 * the tree of all pages.
 */
export function structure(S: StructureBuilder, PagesByPath: FunctionComponent) {
  const listed = new Set<string>();
  const typeItem = (type: string, title: string) => {
    listed.add(type);
    const item = S.documentTypeListItem(type).title(title);
    return isRoutable(type) ? item.child(originals(S, type, title)) : item;
  };

  return S.list()
    .title("Content")
    .items([
      pathTreeItem(S, PagesByPath),
      S.divider(),
      pageKind(S, typeItem("page", "Pages"), { id: "page", title: "Pages", filter: `kind != "industry"` }),
      typeItem("service", "Services"),
      pageKind(S, typeItem("page", "Industries").icon(EarthGlobeIcon), {
        id: "industry",
        title: "Industries",
        filter: `kind == "industry"`,
      }),
      group(S, { type: "capability", title: "Capabilities" }, [
        typeItem("capability", "Capabilities"),
        typeItem("chart", "Comparison charts"),
      ]),
      typeItem("costModel", "Cost models"),
      group(S, { type: "material", title: "Materials and grades" }, [
        typeItem("material", "Materials pages"),
        typeItem("gradePage", "Grade pages"),
        typeItem("materialGrade", "Grades"),
        typeItem("finish", "Surface finishes"),
      ]),
      typeItem("guide", "Guides"),
      typeItem("caseStudy", "Case studies"),
      group(S, { type: "blog", title: "Blog" }, [
        latestFirst(S, typeItem("blog", "Posts")),
        typeItem("person", "People"),
      ]),
      typeItem("video", "Videos"),
      typeItem("technicalDrawing", "Drawings"),
      typeItem("glossaryTerm", "Glossary"),
      typeItem("section", "Saved sections"),
      S.divider(),
      singleton(S, { type: "navigation", id: navigationId, title: "Navigation" }),
      typeItem("redirect", "Redirects"),
      singleton(S, { type: "settings", id: settingsId, title: "Settings" }),
      group(S, { type: "language", title: "Languages" }, [
        typeItem("language", "Languages"),
        translations(
          S,
          { id: "translated-pages", title: "Translated pages", type: "page" },
          "_type in $types",
        ),
        translations(
          S,
          { id: "translated-records", title: "Texts of records and menus", type: "translation" },
          `_type == "${translation.name}"`,
        ),
      ]),
      ...S.documentTypeListItems().filter((item) => {
        const type = item.getId() ?? "";
        return !listed.has(type) && !isSingleton(type) && !isMediaType(type) && type !== translation.name;
      }),
    ]);
}

/** The document views: tabs next to the form. */
export const documentViews: DefaultDocumentNodeResolver = (S, { schemaType }) => viewsOf(S, schemaType);

function viewsOf(S: StructureBuilder, schemaType: string) {
  const document = S.document().schemaType(schemaType);
  const form = S.view.form();
  const used = S.view.component(WhereUsed).id("used").title("Where used");
  if (schemaType === "costModel") {
    const tryIt = S.view.component(TryModelView).id("try").title("Try it");
    return document.views([form, tryIt, used]);
  }
  if (!isRoutable(schemaType)) return document.views([form, used]);
  const search = S.view.component(SearchPreview).id("search").title("Search and sharing");
  return document.views([form, search, used]);
}

function pathTreeItem(S: StructureBuilder, PagesByPath: FunctionComponent) {
  return S.listItem()
    .id("paths")
    .title("All pages by path")
    .icon(StackIcon)
    .child(
      S.component(PagesByPath)
        .id("paths")
        .title("All pages by path")
        .child(async (id, { structureContext }) => {
          const client = structureContext.getClient({ apiVersion });
          const type = await client.fetch<string | null>(
            `*[_id in [$id, "drafts." + $id]][0]._type`,
            { id },
            { perspective: "raw" },
          );
          return viewsOf(S, type ?? "page").documentId(id);
        }),
    );
}

/** The list item of one kind of page. `id` is also the id of its initial value template. */
function pageKind(
  S: StructureBuilder,
  item: ListItemBuilder,
  { id, title, filter }: { id: "page" | "industry"; title: string; filter: string },
) {
  return item.id(id).child(
    S.documentTypeList("page")
      .id(id)
      .title(title)
      .apiVersion(apiVersion)
      .filter(`_type == "page" && ${IS_ORIGINAL} && ${filter}`)
      .defaultOrdering([{ field: "path", direction: "asc" }])
      // Must be the last call: later ones restore the templates of the whole type.
      .initialValueTemplates([S.initialValueTemplateItem(id)]),
  );
}

/** The list of the English pages of a type. Their translations are in “Languages → Translated pages”. */
function originals(S: StructureBuilder, type: string, title: string) {
  return S.documentTypeList(type)
    .title(title)
    .apiVersion(apiVersion)
    .filter(`_type == $type && ${IS_ORIGINAL}`)
    .params({ type });
}

/** A list item with what is translated, by language. `type` has its icon. */
function translations(
  S: StructureBuilder,
  { id, title, type }: { id: string; title: string; type: "page" | "translation" },
  filter: string,
) {
  const inLanguage = `language in *[_id in [$language, "drafts." + $language]].code`;
  return S.listItem()
    .id(id)
    .title(title)
    .icon(iconOf(type))
    .child(
      S.documentTypeList("language")
        .id(id)
        .title(title)
        // The form of a language is in the list of languages.
        .canHandleIntent(() => false)
        .child((language) =>
          S.documentList()
            .id(language)
            .title(title)
            .apiVersion(apiVersion)
            .filter(`${filter} && ${inLanguage}`)
            .params({ language, types: routableTypes })
            // A translation is made from its original, not from nothing.
            .initialValueTemplates([]),
        )
        .initialValueTemplates([]),
    );
}

/** A list item that opens a list of lists, with the icon of a type. */
function group(
  S: StructureBuilder,
  { type, title }: { type: "capability" | "material" | "blog" | "language"; title: string },
  items: ListItemBuilder[],
) {
  return S.listItem()
    .id(`${type}-group`)
    .title(title)
    .icon(iconOf(type))
    .child(S.list().id(`${type}-group`).title(title).items(items));
}

function latestFirst(S: StructureBuilder, posts: ListItemBuilder) {
  return posts.child(
    originals(S, "blog", posts.getTitle() ?? "").defaultOrdering([
      { field: "publishedAt", direction: "desc" },
    ]),
  );
}

function singleton(
  S: StructureBuilder,
  { type, id, title }: { type: "navigation" | "settings"; id: string; title: string },
) {
  return S.listItem()
    .id(id)
    .title(title)
    .icon(iconOf(type))
    .child(S.document().schemaType(type).documentId(id).title(title));
}
