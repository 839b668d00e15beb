import { ChevronLeftIcon } from "@sanity/icons/ChevronLeft";
import { ChevronRightIcon } from "@sanity/icons/ChevronRight";
import { Badge, type BadgeTone, Box, Button, Card, Flex, Grid, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { LoadingBlock, useCurrentLocale } from "sanity";
import { IntentLink } from "sanity/router";
import { LinkCard } from "studio-kit/links.tsx";
import { type Day, dayOf, startOf, weeksOfMonth } from "studio-kit/month-grid.ts";
import { Entry, Hint, Section, ToolPage } from "studio-kit/ui.tsx";
import { useNow } from "studio-kit/use-now.ts";

import { type CalendarSettings, type ScheduledEvent, useScheduledEvents } from "./scheduled-events.ts";

const monthName = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric" });
const dayName = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});
const clock = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });
const weekdayName = new Intl.DateTimeFormat("en-US", { weekday: "short" });
/** A button shows the remaining events. */
const MAX_IN_CELL = 3;
/** Of a month in the list, or of a day. More would make the Studio slow. */
const MAX_LISTED = 200;

/** A month with everything that goes live or ends, followed by the same events as a list by day. */
export default function Calendar(settings: CalendarSettings) {
  const now = useNow();
  const { weekInfo } = useCurrentLocale();
  const [offset, setOffset] = useState(0);
  const month = new Date(now.getFullYear(), now.getMonth() + offset, 1);
  const weeks = weeksOfMonth(month.getFullYear(), month.getMonth(), weekInfo.firstDay);
  const [firstDay = ""] = weeks[0] ?? [];
  const events = useScheduledEvents(settings, startOf(firstDay).getTime());
  if (events === undefined) return <LoadingBlock />;
  const byDay = Map.groupBy(events, ({ at }) => dayOf(at));
  const inMonth = (day: Day) => day.startsWith(dayOf(month).slice(0, 7));
  const isListed = (day: Day) => (offset === 0 ? day >= dayOf(now) : inMonth(day));
  const upcoming = events.filter(({ at }) => isListed(dayOf(at)));
  const listed = Map.groupBy(upcoming.slice(0, MAX_LISTED), ({ at }) => dayOf(at));

  return (
    <ToolPage
      title="Calendar"
      width={3}
      controls={
        <Flex flex={1} align="center" justify="flex-end" gap={2}>
          <Button
            mode="bleed"
            icon={ChevronLeftIcon}
            aria-label="Previous month"
            onClick={() => setOffset(offset - 1)}
          />
          <Text weight="semibold" aria-live="polite">
            {monthName.format(month)}
          </Text>
          <Button
            mode="bleed"
            icon={ChevronRightIcon}
            aria-label="Next month"
            onClick={() => setOffset(offset + 1)}
          />
          <Button mode="ghost" text="Today" disabled={offset === 0} onClick={() => setOffset(0)} />
        </Flex>
      }
    >
      <Month weeks={weeks} byDay={byDay} today={dayOf(now)} isMuted={(day) => !inMonth(day)} />
      {upcoming.length === 0 && (
        <Text muted>
          {offset === 0
            ? "Nothing is scheduled. Schedule a draft or a release, or give a block a time under Placement and timing."
            : "Nothing is scheduled in this month."}
        </Text>
      )}
      {[...listed].map(([day, ofDay]) => (
        <Section key={day} title={dayName.format(startOf(day))} gap={3}>
          {ofDay.map((event) => (
            <EventCard key={keyOf(event)} event={event} />
          ))}
        </Section>
      ))}
      {upcoming.length > MAX_LISTED && <Text muted>{`And ${upcoming.length - MAX_LISTED} more.`}</Text>}
    </ToolPage>
  );
}

interface MonthProps {
  weeks: readonly (readonly Day[])[];
  byDay: ReadonlyMap<Day, readonly ScheduledEvent[]>;
  today: Day;
  isMuted: (day: Day) => boolean;
}

function Month({ weeks, byDay, today, isMuted }: MonthProps) {
  return (
    <Grid gridTemplateColumns={7} gap={1}>
      {weeks[0]?.map((day) => (
        <Box key={day} padding={2}>
          <Hint>{weekdayName.format(startOf(day))}</Hint>
        </Box>
      ))}
      {weeks.flat().map((day) => (
        <Card
          key={day}
          border
          radius={2}
          padding={2}
          tone={day === today ? "primary" : isMuted(day) ? "transparent" : "default"}
          style={{ minHeight: "5.5rem", minWidth: 0 }}
        >
          <Stack gap={2}>
            <Text size={1} muted={isMuted(day)} weight={day === today ? "bold" : "regular"}>
              {Number(day.slice(-2))}
            </Text>
            <CellEvents events={byDay.get(day) ?? []} />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}

function CellEvents({ events }: { events: readonly ScheduledEvent[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = events.slice(0, isOpen ? MAX_LISTED : MAX_IN_CELL);
  const rest = events.length - shown.length;
  return (
    <>
      {shown.map((event) => (
        <CellEvent key={keyOf(event)} event={event} />
      ))}
      {!isOpen && rest > 0 && (
        <Button mode="bleed" fontSize={0} padding={1} text={`${rest} more`} onClick={() => setIsOpen(true)} />
      )}
    </>
  );
}

function CellEvent({ event }: { event: ScheduledEvent }) {
  return (
    <Card
      as={IntentLink}
      {...event.target}
      tone={toneOf(event)}
      padding={1}
      radius={1}
      data-as="a"
      title={`${event.label}, ${clock.format(event.at)}: ${event.title}`}
    >
      <Text size={0} textOverflow="ellipsis">
        {event.title}
      </Text>
    </Card>
  );
}

/** What happens and when, with a link to the field or the release. */
function EventCard({ event }: { event: ScheduledEvent }) {
  const { label, isTentative, at, title, detail, target } = event;
  return (
    <LinkCard {...target}>
      <Entry
        size={2}
        start={
          <Badge tone={toneOf(event)}>
            {label}
            {isTentative && " · not scheduled"}
          </Badge>
        }
        title={title}
        detail={`${clock.format(at)} · ${detail}`}
      />
    </LinkCard>
  );
}

/** The color of an event: green for something that appears, yellow for an end, gray if nothing changes automatically. */
function toneOf({ effect, isTentative }: ScheduledEvent): BadgeTone {
  if (isTentative || effect === undefined) return "default";
  return effect === "ends" ? "caution" : "positive";
}

function keyOf({ at, label, target: { params } }: ScheduledEvent): string {
  return `${label} ${at} ${Object.values(params).join(" ")}`;
}
