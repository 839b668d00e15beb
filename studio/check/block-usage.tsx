import { Card, Stack, Text } from "@sanity/ui";
import { IntentLink } from "sanity/router";
import { blocks } from "schemas/blocks/index.ts";
import { routableTypes } from "schemas/path.ts";
import * as v from "valibot";

import { blockUsage } from "#check/usage.ts";
import { useLiveQuery } from "#lake/use-live-query.ts";

const PAGES = `*[_type in $types && !(_id in path("versions.**"))]{ _id, _type, title, "blocks": blocks[]._type }`;
const WATCH = `*[_type in $types]`;
const params = { types: routableTypes };

const Pages = v.array(
  v.object({
    _id: v.string(),
    _type: v.string(),
    title: v.nullable(v.string()),
    blocks: v.nullable(v.array(v.string())),
  }),
);

/** Which pages use which block, the unused ones last. */
export function BlockUsage() {
  const pages = useLiveQuery({ query: PAGES, params, schema: Pages, watch: WATCH });
  if (pages === undefined) return null;
  return (
    <Stack gap={3}>
      {blockUsage(pages, blocks).map(({ name, title, usedOn }) => (
        <Card key={name} padding={3} radius={2} border>
          <details>
            <summary style={{ cursor: "pointer" }}>
              {title} ·{" "}
              {usedOn.length === 0 ? "unused" : `${usedOn.length} ${usedOn.length === 1 ? "page" : "pages"}`}
            </summary>
            <ul>
              {usedOn.map((page) => (
                <li key={page.id}>
                  <Text size={1}>
                    <IntentLink intent="edit" params={{ id: page.id, type: page.type }}>
                      {page.title}
                    </IntentLink>
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
