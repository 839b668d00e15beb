import { Card, Stack, Text } from "@sanity/ui";
import { LoadingBlock } from "sanity";
import { blocks } from "schemas/blocks/index.ts";
import { publishedId } from "schemas/fields/lake.ts";
import { typesWithBlocks } from "schemas/fields/path.ts";
import { countOf } from "schemas/fields/stored-field.ts";
import { sharedSection } from "schemas/objects/shared-section.ts";
import { DocumentLink } from "studio-kit/links.tsx";
import { preferDrafts, useLiveQuery } from "studio-kit/use-live-query.ts";
import * as v from "valibot";

import { documentTitle, TITLE } from "#structure/titles.ts";

const PAGES = `*[_type in $types && !(_id in path("versions.**"))]{
  _id, _type, "title": ${TITLE}, "blocks": blocks[]._type
}`;
const WATCH = `*[_type in $types]`;
const params = { types: typesWithBlocks };

const Page = v.object({
  _id: v.string(),
  _type: v.string(),
  title: v.nullable(v.string()),
  /** The types of its blocks. */
  blocks: v.nullable(v.array(v.string())),
});
const Pages = v.array(Page);

/** Lists the blocks with the pages that use them, unused blocks last. */
export function BlockUsage() {
  const pages = useLiveQuery({ query: PAGES, params, schema: Pages, watch: WATCH });
  if (pages === undefined) return <LoadingBlock />;
  return (
    <Stack gap={3}>
      {blockUsage(pages, [...blocks, sharedSection]).map(({ name, title, usedOn }) => (
        <Card key={name} padding={3} radius={2} border>
          <details>
            <summary style={{ cursor: "pointer" }}>
              {title} · {usedOn.length === 0 ? "unused" : countOf(usedOn, "page")}
            </summary>
            <ul>
              {usedOn.map((page) => (
                <li key={page.id}>
                  <Text size={1}>
                    <DocumentLink document={{ _id: page.id, _type: page.type }}>{page.title}</DocumentLink>
                    {page.times > 1 && ` (${page.times} times)`}
                  </Text>
                </li>
              ))}
            </ul>
          </details>
        </Card>
      ))}
    </Stack>
  );
}

interface Usage {
  name: string;
  title: string;
  usedOn: { id: string; type: string; title: string; times: number }[];
}

/** The pages that use each block, with the draft of a page if it has one. The most used block is first. */
export function blockUsage(
  pages: readonly v.InferOutput<typeof Page>[],
  blockTypes: readonly { name: string; title?: string | undefined }[],
): Usage[] {
  const current = preferDrafts(pages);
  return blockTypes
    .map(({ name, title = name }) => ({
      name,
      title,
      usedOn: current.flatMap((page) => usageOn(page, name)),
    }))
    .toSorted((a, b) => b.usedOn.length - a.usedOn.length || a.title.localeCompare(b.title));
}

function usageOn(page: v.InferOutput<typeof Page>, name: string): Usage["usedOn"] {
  const times = page.blocks?.filter((block) => block === name).length ?? 0;
  if (times === 0) return [];
  return [{ id: publishedId(page._id), type: page._type, title: documentTitle(page), times }];
}
