import { Badge, type BadgeTone, Flex, Stack, Text } from "@sanity/ui";

import { LinkCard } from "#link-card.tsx";
import { EVENT_LABELS, type ScheduledEvent } from "#schedule/scheduled-events.ts";

/** The color of an event: green for something that appears, yellow for an end, gray if nothing changes automatically. */
export function toneOf({ kind, isTentative }: ScheduledEvent): BadgeTone {
  if (isTentative || kind === "post date") return "default";
  return kind === "block ends" || kind === "certificate expires" ? "caution" : "positive";
}

/** What happens and when, with a link to the field or the release. */
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
