import { CogIcon } from "@sanity/icons/Cog";
import { EarthGlobeIcon } from "@sanity/icons/EarthGlobe";
import { MenuIcon } from "@sanity/icons/Menu";
import { StackIcon } from "@sanity/icons/Stack";
import type { DefaultDocumentNodeResolver, StructureBuilder, StructureResolver } from "sanity/structure";
import { navigationId } from "schemas/documents/navigation.ts";
import { settingsId } from "schemas/documents/settings.ts";
import { apiVersion } from "schemas/lake.ts";
import { routableTypes } from "schemas/path.ts";

import { PathTree } from "#components/path-tree.tsx";
import { SearchPreview } from "#components/search-preview.tsx";
import { WhereUsed } from "#components/where-used.tsx";
import { iconOf } from "#icons.ts";
import { withoutPlace } from "#structure-places.ts";

const isRoutable = new Set<string>(routableTypes);

export const structure: StructureResolver = (S) =>
  S.list()
    .title("Content")
    .items([
      allByPath(S),
      S.divider(),
      kindOfPage(S, { id: "page", title: "Pages", filter: `kind != "industry"` }),
      S.documentTypeListItem("service").title("Services"),
      kindOfPage(S, { id: "industry", title: "Industries", filter: `kind == "industry"` }),
      group(S, "Materials and grades", "material", {
        material: "Materials pages",
        materialGrade: "Grades",
        finish: "Surface finishes",
      }),
      S.documentTypeListItem("guide").title("Guides"),
      S.documentTypeListItem("caseStudy").title("Case studies"),
      group(S, "Blog", "blog", { blog: "Posts", person: "People" }),
      S.documentTypeListItem("video").title("Videos"),
      S.documentTypeListItem("glossaryTerm").title("Glossary"),
      S.divider(),
      single(S, { type: "navigation", id: navigationId, title: "Navigation" }),
      S.documentTypeListItem("redirect").title("Redirects"),
      single(S, { type: "settings", id: settingsId, title: "Settings" }),
      ...withoutPlace(S.documentTypeListItems()),
    ]);

/** What can be looked at beside the form of a document. */
export const documentViews: DefaultDocumentNodeResolver = (S, { schemaType }) => viewsOf(S, schemaType);

function viewsOf(S: StructureBuilder, schemaType: string) {
  const document = S.document().schemaType(schemaType);
  const form = S.view.form();
  const used = S.view.component(WhereUsed).id("used").title("Where used");
  if (!isRoutable.has(schemaType)) return document.views([form, used]);
  const search = S.view.component(SearchPreview).id("search").title("Search and sharing");
  return document.views([form, search, used]);
}

/** Every page, whatever its type, as a tree by path. */
function allByPath(S: StructureBuilder) {
  return S.listItem()
    .id("paths")
    .title("All pages by path")
    .icon(StackIcon)
    .child(
      S.component(PathTree)
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

function kindOfPage(
  S: StructureBuilder,
  { id, title, filter }: { id: "page" | "industry"; title: string; filter: string },
) {
  return S.documentTypeListItem("page")
    .id(id)
    .title(title)
    .icon(id === "page" ? iconOf("page") : EarthGlobeIcon)
    .child(
      S.documentTypeList("page")
        .id(id)
        .title(title)
        .apiVersion(apiVersion)
        .filter(`_type == "page" && ${filter}`)
        .defaultOrdering([{ field: "path", direction: "asc" }])
        // The last call: a later one would offer every template of the type again.
        .initialValueTemplates([S.initialValueTemplateItem(id)]),
    );
}

function group(
  S: StructureBuilder,
  title: string,
  id: "material" | "blog",
  lists: Readonly<Record<string, string>>,
) {
  return S.listItem()
    .id(`${id}-group`)
    .title(title)
    .icon(iconOf(id))
    .child(
      S.list()
        .id(`${id}-group`)
        .title(title)
        .items(
          Object.entries(lists).map(([type, name]) =>
            (type === "blog" ? posts(S, name) : S.documentTypeListItem(type)).title(name),
          ),
        ),
    );
}

/** The latest first, as visitors see them. */
function posts(S: StructureBuilder, title: string) {
  return S.documentTypeListItem("blog").child(
    S.documentTypeList("blog")
      .title(title)
      .apiVersion(apiVersion)
      .defaultOrdering([{ field: "publishedAt", direction: "desc" }]),
  );
}

function single(S: StructureBuilder, { type, id, title }: { type: string; id: string; title: string }) {
  return S.listItem()
    .id(id)
    .title(title)
    .icon(type === "navigation" ? MenuIcon : CogIcon)
    .child(S.document().schemaType(type).documentId(id).title(title));
}
