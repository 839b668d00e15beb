import { Badge, type BadgeTone, Flex, Stack, Text } from "@sanity/ui";

import { LinkCard } from "#link-card.tsx";
import { EVENT_LABELS, type ScheduledEvent } from "#schedule/scheduled-events.ts";

/** The color of an event: green appears, yellow ends, gray changes nothing by itself. */
export function toneOf({ kind, isTentative }: ScheduledEvent): BadgeTone {
  if (isTentative || kind === "post date") return "default";
  return kind === "block ends" || kind === "certificate expires" ? "caution" : "positive";
}

/** When and what, with a link to the field or the release. */
export function EventCard({ event, when }: { event: ScheduledEvent; when: string }) {
  return (
    <LinkCard {...event.target}>
      <Flex gap={3} align="flex-start">
        <Badge tone={toneOf(event)}>
          {EVENT_LABELS[event.kind]}
          {event.isTentative && " · not scheduled"}
        </Badge>
        <Stack gap={2} flex={1}>
          <Text>{event.title}</Text>
          <Text size={1} muted>
            {when} · {event.detail}
          </Text>
        </Stack>
      </Flex>
    </LinkCard>
  );
}
