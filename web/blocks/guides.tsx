import { listPath } from "#cms/edit-attributes.tsx";
import { getChosenPages, getPagesOfKind } from "#cms/lists.ts";

import { Band } from "./band.tsx";
import type { BlockProps } from "./block.ts";
import { PageLines } from "./page-lines.tsx";

export async function Guides(block: BlockProps<"guides">) {
  const { selection, documents, limit, editAttributes } = block;
  const pages = selection === "hand" ? await getChosenPages(documents) : await getPagesOfKind("guide");
  return (
    <Band block={block}>
      <PageLines
        pages={pages.slice(0, limit)}
        renderEnd={({ ruleCount }) =>
          ruleCount ? `${ruleCount} ${ruleCount === 1 ? "rule" : "rules"}` : null
        }
        editAttributes={editAttributes}
        attributes={editAttributes(listPath(selection, { hand: "documents" }))}
      />
    </Band>
  );
}
