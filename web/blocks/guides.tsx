import { getListedPages } from "#cms/content.ts";
import { listPath } from "#cms/edit-attributes.tsx";

import type { BlockProps } from "./block.ts";
import { PageList } from "./page-list.tsx";
import { Section } from "./section.tsx";

export async function Guides(block: BlockProps<"guides">) {
  const { selection, editAttributes } = block;
  return (
    <Section block={block}>
      <PageList
        pages={await getListedPages(block, "guide")}
        renderEnd={({ ruleCount, ruleName }) =>
          ruleCount ? `${ruleCount} ${ruleName}${ruleCount === 1 ? "" : "s"}` : null
        }
        editAttributes={editAttributes}
        attributes={editAttributes(listPath(selection, { hand: "documents" }))}
      />
    </Section>
  );
}
