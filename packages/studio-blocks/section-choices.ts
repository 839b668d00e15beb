import { useMemo } from "react";
import { type ArraySchemaType, getPublishedId } from "sanity";
import { preferDrafts, useLiveResult } from "studio-kit/use-live-query.ts";
import * as v from "valibot";

import type { Item } from "./block-list.ts";

/** The saved sections as choices of the insert menu, and the blocks that the Studio creates for them. */
export interface SectionChoices {
  /** The type of the list of blocks, with each saved section as an additional choice. */
  readonly schemaType: ArraySchemaType;
  /** Turns an item that the Studio created for a saved section into a block that shows the section. Returns other items unchanged. */
  readonly resolve: <Block extends Item>(item: Block) => Block;
  /** Whether the saved sections could not be loaded last time. */
  readonly isIncomplete: boolean;
  /** Loads them again. */
  readonly retry: () => void;
}

/** The type of the block that shows a saved section. */
export const SHARED_SECTION = "sharedSection";

const WATCH = `*[_type == "section" && !(_id in path("versions.**"))]`;
/**
 * The menu draws all choices at once, which took a minute for the drafts that one account may add in a day. Published sections are first,
 * so that drafts push out only drafts. A block that shows a section can refer to any other.
 */
const MAX_SECTIONS = 100;
export const SECTIONS = `${WATCH} | order(_id in path("drafts.**"), name asc)[0...${MAX_SECTIONS}] | order(name asc){_id, name}`;

const StoredSections = v.array(v.object({ _id: v.string(), name: v.nullable(v.string()) }));
type StoredSections = v.InferOutput<typeof StoredSections>;

const noSections: StoredSections = [];

/**
 * Adds the saved sections to the insert menu, under their names, so that its search finds them. A form is usable without them, so a failure
 * is part of the result.
 */
export function useSectionChoices(schemaType: ArraySchemaType): SectionChoices {
  const { result, failure, retry } = useLiveResult({ query: SECTIONS, schema: StoredSections, watch: WATCH });
  const stored = result ?? noSections;
  const choices = useMemo(() => sectionChoices(schemaType, stored), [schemaType, stored]);
  return { ...choices, isIncomplete: failure !== undefined, retry };
}

/**
 * Each choice is a type whose name is the id of the section. A section cannot contain sections, so its own list gets no choices. A
 * script can give a section any id. A section with the name of a block as its id is left out, because it would replace that block in the menu.
 */
export function sectionChoices(
  schemaType: ArraySchemaType,
  stored: StoredSections,
): Pick<SectionChoices, "schemaType" | "resolve"> {
  const sharedType = schemaType.of.find(({ name }) => name === SHARED_SECTION);
  const published = new Set(stored.map(({ _id }) => _id));
  const blocks = new Set(schemaType.of.map(({ name }) => name));
  const sections = preferDrafts(stored).flatMap(({ _id, name }) => {
    const id = getPublishedId(_id);
    return name === null || blocks.has(id) ? [] : [{ id, name, isPublished: published.has(id) }];
  });
  if (sharedType === undefined) return { schemaType, resolve: (item) => item };
  const choices = sections.map(({ id, name }) => ({ ...sharedType, name: id, title: name }));
  const { options } = schemaType;
  const groups = options?.insertMenu?.groups?.map((group) =>
    group.of?.includes(SHARED_SECTION)
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
      return section === undefined ? item : { ...item, ...sharedSectionOf(section) };
    },
  };
}

/** A block that shows a section. Its reference is weak until the section is published. */
export function sharedSectionOf({ id, isPublished }: { id: string; isPublished: boolean }) {
  const draft = { _weak: true, _strengthenOnPublish: { type: "section", template: { id: "section" } } };
  return {
    _type: SHARED_SECTION,
    section: { _type: "reference", _ref: id, ...(!isPublished && draft) },
  };
}
