import { Box, Card, Stack, Text } from "@sanity/ui";
import { LoadingBlock } from "sanity";
import { countOf } from "stored-values/stored-value.ts";
import { LimitedList } from "studio-kit/limited-list.tsx";
import { DocumentLink } from "studio-kit/links.tsx";
import { preferDrafts, useLiveQuery } from "studio-kit/use-live-query.ts";
import { sortByText } from "unicode-text/unicode-text.ts";
import * as v from "valibot";

const WATCH = `*[_type in $types]`;

const Page = v.object({
  _id: v.string(),
  _type: v.string(),
  title: v.nullable(v.string()),
  /** The types of its blocks. */
  blocks: v.nullable(v.array(v.string())),
});
type Page = v.InferOutput<typeof Page>;
const Pages = v.array(Page);

interface BlockType {
  readonly name: string;
  readonly title?: string | undefined;
}

/** How many blocks of a page are counted, so that no page makes the query too expensive. */
const MAX_COUNTED_BLOCKS = 1000;

interface BlockUsageProps {
  blocks: readonly BlockType[];
  /** The types of documents with blocks. */
  types: readonly string[];
  /** A GROQ expression for the title of a document. */
  title: string;
  titleOf: (page: { readonly _type: string; readonly title: string | null }) => string;
}

/** Lists the blocks with the pages that use them, unused blocks last. */
export function BlockUsage({ blocks, types, title, titleOf }: BlockUsageProps) {
  const query = `${WATCH}[!(_id in path("versions.**"))]{ _id, _type, "title": ${title}, "blocks": blocks[0...${MAX_COUNTED_BLOCKS}]._type }`;
  const pages = useLiveQuery({ query, params: { types }, schema: Pages, watch: WATCH });
  if (pages === undefined) return <LoadingBlock />;
  return (
    <Stack gap={3}>
      {blockUsage(pages, blocks).map((block) => (
        <Card key={block.name} padding={3} radius={2} border>
          <details>
            <summary style={{ cursor: "pointer" }}>
              {block.title} · {block.usedOn.length === 0 ? "unused" : countOf(block.usedOn, "page")}
            </summary>
            <Box paddingTop={3}>
              <LimitedList rows={block.usedOn}>
                {({ page, times }) => (
                  <Text as="li" key={page._id} size={1}>
                    <DocumentLink document={page}>{titleOf(page)}</DocumentLink>
                    {times > 1 && ` (${times} times)`}
                  </Text>
                )}
              </LimitedList>
            </Box>
          </details>
        </Card>
      ))}
    </Stack>
  );
}

/** The pages that use each block, with the draft of a page if it has one. The most used block is first. */
export function blockUsage(pages: readonly Page[], blockTypes: readonly BlockType[]) {
  const current = preferDrafts(pages);
  const usage = blockTypes.map(({ name, title = name }) => ({
    name,
    title,
    usedOn: current
      .map((page) => ({ page, times: page.blocks?.filter((block) => block === name).length ?? 0 }))
      .filter(({ times }) => times > 0),
  }));
  return sortByText(usage, ({ title }) => title).toSorted((a, b) => b.usedOn.length - a.usedOn.length);
}
