import { useLiveQuery } from "#lake/use-live-query.ts";
import {
  EVENTS_QUERY,
  EVENTS_WATCH,
  eventsParams,
  Scheduled,
  type ScheduledEvent,
  scheduledEvents,
} from "#schedule/scheduled-events.ts";

/** Everything that goes live or ends at or after `from` (in ms since 1970), kept up to date. Undefined until it has loaded. */
export function useScheduledEvents(from: number): ScheduledEvent[] | undefined {
  const scheduled = useLiveQuery({
    query: EVENTS_QUERY,
    params: eventsParams,
    schema: Scheduled,
    watch: EVENTS_WATCH,
  });
  return scheduled && scheduledEvents(scheduled, from);
}
