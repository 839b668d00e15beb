import { defineArrayMember, defineField } from "@sanity/types";
import { storedField, storedItems } from "stored-values/stored-value.ts";

import { blockGroups, blocks, findBlock } from "./blocks/index.ts";
import { lostVersions, repeatedAnchors } from "./fields/display-fields.ts";
import { MAX_BLOCKS, MAX_LISTS } from "./fields/limits.ts";
import { sharedSection } from "./objects/shared-section.ts";

const sections = { name: "sections", title: "Saved sections", of: [sharedSection.name] };

/** The blocks of a page, and the saved sections between them. */
export function pageBlocksField() {
  return blocksField({
    types: [...blocks, sharedSection],
    groups: [...blockGroups, sections],
    description: "The content of the page, from top to bottom. Drag a block to move it.",
    whenEmpty: "The page is empty. Add a block",
  });
}

/** The blocks of a saved section. */
export function sectionBlocksField() {
  return blocksField({
    types: blocks,
    groups: blockGroups,
    description: "What pages show where they use this section, from top to bottom.",
    whenEmpty: "The section is empty. Add a block",
  });
}

interface BlocksField {
  types: readonly { name: string }[];
  groups: typeof blockGroups;
  description: string;
  whenEmpty: string;
}

function blocksField({ types, groups, description, whenEmpty }: BlocksField) {
  const canHoldSections = types.some(({ name }) => name === sharedSection.name);
  return defineField({
    name: "blocks",
    title: "Blocks",
    type: "array",
    of: types.map(({ name }) => defineArrayMember({ type: name })),
    options: {
      insertMenu: {
        filter: true,
        groups,
        showIcons: true,
        // e2e/thumbnails.ts makes the thumbnails from the real components. Saved sections have none, because they look like their
        // blocks.
        views: [
          {
            name: "grid",
            previewImageUrl: (name) =>
              findBlock(name) === undefined ? undefined : `/static/thumbnails/${name}.webp`,
          },
          { name: "list" },
        ],
      },
    },
    description,
    validation: (rule) => [
      rule.required(),
      rule.min(1).warning(whenEmpty),
      rule.custom((list) => {
        const all = storedItems(list).filter(
          (block) => findBlock(String(storedField(block, "_type")))?.facts.lists !== undefined,
        );
        return all.length <= MAX_LISTS || `A page shows ${MAX_LISTS} blocks that list documents at most`;
      }),
      rule.max(MAX_BLOCKS).error(`A page shows ${MAX_BLOCKS} blocks at most. Divide it into several pages`),
      rule.custom((list) => {
        const repeated = repeatedAnchors(storedItems(list));
        return repeated.length === 0
          ? true
          : repeated.map((key) => ({
              message: "Another block on this page already has this anchor. Choose a different name",
              path: [{ _key: key }, "anchor"],
            }));
      }),
      rule.custom((list) => {
        const lost = lostVersions(storedItems(list));
        return lost.length === 0
          ? true
          : lost.map((key) => ({
              message: "A second version must be directly below a block of the same kind. Move or delete it",
              path: [{ _key: key }, "share"],
            }));
      }),
      rule.custom((list) => canHoldSections || noSections(list)),
    ],
  });
}

/** Returns an error for each saved section in a list of blocks, which must not have any; true if there are none. */
export function noSections(list: unknown) {
  const nested = storedItems(list).filter((block) => storedField(block, "_type") === sharedSection.name);
  return nested.length === 0
    ? true
    : nested.map((block: unknown) => ({
        message: "A saved section cannot contain another one. Add its blocks here instead",
        path: [{ _key: String(storedField(block, "_key")) }],
      }));
}
