import { useMemo } from "react";
import type { ArraySchemaType } from "sanity";
import { publishedId } from "schemas/lake.ts";
import { sharedSection } from "schemas/objects/shared-section.ts";
import * as v from "valibot";

import type { Item } from "#blocks/block-list.ts";
import { preferDrafts, useLiveQuery } from "#lake/use-live-query.ts";

const WATCH = `*[_type == "section" && !(_id in path("versions.**"))]`;
const SECTIONS = `${WATCH} | order(name asc){_id, name}`;
const Sections = v.array(v.object({ _id: v.string(), name: v.nullable(v.string()) }));

/** The choices of the insert menu of blocks, and what the Studio creates for them. */
export interface SectionChoices {
  /** The type of the list of blocks, with each saved section as a further choice. */
  readonly schemaType: ArraySchemaType;
  /** Turns an item that the Studio creates for a saved section into a place that shows it. Other items stay. */
  readonly resolve: <Block extends Item>(item: Block) => Block;
}

/** Adds the saved sections to the insert menu, under their names, so that its search finds them. */
export function useSectionChoices(schemaType: ArraySchemaType): SectionChoices {
  const stored = useLiveQuery({ query: SECTIONS, schema: Sections, watch: WATCH });
  return useMemo(() => sectionChoices(schemaType, stored ?? []), [schemaType, stored]);
}

/** Each choice is a type whose name is the id of the section. A section may not contain others, so its own list has no choices. */
export function sectionChoices(
  schemaType: ArraySchemaType,
  stored: v.InferOutput<typeof Sections>,
): SectionChoices {
  const place = schemaType.of.find(({ name }) => name === sharedSection.name);
  const published = new Set(stored.map(({ _id }) => _id));
  const sections = preferDrafts(stored).flatMap(({ _id, name }) => {
    const id = publishedId(_id);
    return name === null ? [] : [{ id, name, isPublished: published.has(id) }];
  });
  if (place === undefined) return { schemaType, resolve: (item) => item };
  const choices = sections.map(({ id, name }) => ({ ...place, name: id, title: name }));
  const { options } = schemaType;
  const groups = options?.insertMenu?.groups?.map((group) =>
    group.of?.includes(sharedSection.name)
      ? { ...group, of: [...group.of, ...sections.map(({ id }) => id)] }
      : group,
  );
  return {
    schemaType: {
      ...schemaType,
      of: [...schemaType.of, ...choices],
      options: { ...options, insertMenu: { ...options?.insertMenu, groups } },
    },
    resolve(item) {
      const section = sections.find(({ id }) => id === item._type);
      return section === undefined ? item : { ...item, ...placeOf(section) };
    },
  };
}

/** A place that shows a section. The reference to one that is not published yet gets strong once it is. */
export function placeOf({ id, isPublished }: { id: string; isPublished: boolean }) {
  const draft = { _weak: true, _strengthenOnPublish: { type: "section", template: { id: "section" } } };
  return {
    _type: sharedSection.name,
    section: { _type: "reference", _ref: id, ...(!isPublished && draft) },
  };
}
