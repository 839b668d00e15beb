import { Badge, Flex } from "@sanity/ui";

import { type EntryState, isComplete, openParts } from "./translation-work.ts";

/** The state of a translation: missing, up to date, or how much is missing and has changed. */
export function StateBadge({ state }: { state: EntryState }) {
  if (state.isNew && state.current === 0) return <Badge tone="default">Missing</Badge>;
  if (isComplete(state)) return <Badge tone="positive">Up to date</Badge>;
  return (
    <Flex gap={2} wrap="wrap">
      {openParts(state).map((part) => (
        <Badge key={part} tone={part.endsWith("missing") ? "caution" : "critical"}>
          {part}
        </Badge>
      ))}
    </Flex>
  );
}
