import { RocketIcon } from "@sanity/icons/Rocket";
import { Badge, Card, Stack, Text } from "@sanity/ui";
import { LoadingBlock, type Tool } from "sanity";
import { routableTypes } from "schemas/fields/routable-types.ts";
import { LinkCard, ToolCard } from "studio-kit/links.tsx";
import { dayOf } from "studio-kit/month-grid.ts";
import { Entry, ToolPage } from "studio-kit/ui.tsx";
import { usePublishedQuery } from "studio-kit/use-live-query.ts";
import { useNow } from "studio-kit/use-now.ts";
import * as v from "valibot";

import { usePictureTexts } from "#check/former-names.ts";
import { type LaunchItem, launchItems } from "#launch/launch-items.ts";

/** A tool with everything to fill in or approve before the site goes live. */
export const launchTool: Tool = {
  name: "launch",
  title: "Launch list",
  icon: RocketIcon,
  component: LaunchList,
};

const TYPES = { types: [...routableTypes, "section", "capability", "costModel", "navigation", "settings"] };
const WATCH = "*[_type in $types]";
const DOCUMENTS = `${WATCH} | order(path asc)`;
const Documents = v.array(v.looseObject({ _id: v.string(), _type: v.string() }));

function LaunchList() {
  const today = dayOf(useNow());
  const documents = usePublishedQuery({ query: DOCUMENTS, params: TYPES, schema: Documents, watch: WATCH });
  const pictures = usePictureTexts();
  if (documents === undefined || pictures === undefined) return <LoadingBlock />;
  const items = launchItems(documents, today, pictures);
  const open = items.filter(({ isDone }) => !isDone);
  return (
    <ToolPage title="Launch list">
      <Card tone={open.length === 0 ? "positive" : "caution"} padding={4} radius={2} border>
        <Text aria-live="polite">
          {open.length === 0
            ? "Every item on this list is done."
            : `${open.length} of ${items.length} still to do. An item turns green when its change is published.`}
        </Text>
      </Card>
      <Stack as="ul" gap={2} style={{ listStyle: "none", margin: 0, padding: 0 }}>
        {[...open, ...items.filter(({ isDone }) => isDone)].map((item) => (
          <li key={`${JSON.stringify(item.field)} ${item.title}`}>
            <LaunchCard item={item} />
          </li>
        ))}
      </Stack>
    </ToolPage>
  );
}

function LaunchCard({ item: { title, hint, isDone, field } }: { item: LaunchItem }) {
  const content = (
    <Entry
      size={2}
      start={<Badge tone={isDone ? "positive" : "caution"}>{isDone ? "Done" : "To do"}</Badge>}
      title={title}
      detail={isDone ? undefined : hint}
    />
  );
  if ("tool" in field) return <ToolCard path={field.tool}>{content}</ToolCard>;
  return (
    <LinkCard intent="edit" params={{ id: field.id, type: field.type, path: field.path }}>
      {content}
    </LinkCard>
  );
}
