import { getChosenPages, getPagesOfKind } from "#cms/content.ts";
import { listPath } from "#cms/edit-attributes.tsx";

import type { BlockProps } from "./block.ts";
import { PageGrid } from "./page-grid.tsx";
import { Section } from "./section.tsx";

export async function DocumentCards(block: BlockProps<"documentCards">) {
  const { selection, documents, kind = "guide", limit, editAttributes } = block;
  const pages = selection === "hand" ? await getChosenPages(documents) : await getPagesOfKind(kind);
  return (
    <Section block={block}>
      <PageGrid
        pages={pages.slice(0, limit)}
        editAttributes={editAttributes}
        attributes={editAttributes(listPath(selection, { hand: "documents", kind: "kind" }))}
      />
    </Section>
  );
}
