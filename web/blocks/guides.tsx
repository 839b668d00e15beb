import { getListedPages } from "#cms/content.ts";
import { listPath } from "#cms/edit-attributes.tsx";
import { getWords } from "#locale/words.ts";

import type { BlockProps } from "./block.ts";
import { PageList } from "./page-list.tsx";
import { Section } from "./section.tsx";

export async function Guides(block: BlockProps<"guides">) {
  const { selection, editAttributes } = block;
  const words = getWords().guides;
  return (
    <Section block={block}>
      <PageList
        pages={await getListedPages(block, "guide")}
        renderEnd={({ ruleCount, ruleName }) =>
          ruleCount ? (ruleName === "defect" ? words.defects : words.rules)(ruleCount) : null
        }
        editAttributes={editAttributes}
        attributes={editAttributes(listPath(selection, { hand: "documents" }))}
      />
    </Section>
  );
}
