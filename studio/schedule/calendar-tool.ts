import { CalendarIcon } from "@sanity/icons/Calendar";
import { lazy } from "react";
import type { Tool } from "sanity";

/** A tool with everything that goes live or ends at a set time. */
export const calendarTool: Tool = {
  name: "calendar",
  title: "Calendar",
  icon: CalendarIcon,
  component: lazy(() => import("#schedule/calendar.tsx")),
};
