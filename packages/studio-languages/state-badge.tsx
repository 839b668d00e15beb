import { Badge, Flex } from "@sanity/ui";

import { type EntryState, isComplete } from "./translation-work.ts";

/** The state of a translation: missing, up to date, or how much is missing and has changed. */
export function StateBadge({ state }: { state: EntryState }) {
  const { isNew, missing, changed, different, current } = state;
  if (isNew && current === 0) return <Badge tone="default">Missing</Badge>;
  if (isComplete(state)) return <Badge tone="positive">Up to date</Badge>;
  return (
    <Flex gap={2} wrap="wrap">
      {missing > 0 && <Badge tone="caution">{missing} missing</Badge>}
      {changed > 0 && <Badge tone="critical">{changed} changed</Badge>}
      {different > 0 && <Badge tone="critical">{different} different</Badge>}
    </Flex>
  );
}
