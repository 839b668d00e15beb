import { getListedPages } from "#cms/content.ts";
import { Day } from "#ui/day.tsx";

import type { BlockProps } from "./block.ts";
import { PageList } from "./page-list.tsx";
import { Section } from "./section.tsx";

export async function BlogList(block: BlockProps<"blogList">) {
  const posts = await getListedPages(block, "blog");
  return (
    <Section block={block}>
      <PageList
        pages={posts}
        renderEnd={({ date }) => date && <Day date={date} />}
        editAttributes={block.editAttributes}
      />
    </Section>
  );
}
