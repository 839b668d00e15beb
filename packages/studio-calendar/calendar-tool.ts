import { CalendarIcon } from "@sanity/icons/Calendar";
import { createElement, lazy } from "react";
import type { Tool } from "sanity";

import type { CalendarSettings } from "./scheduled-events.ts";

const Calendar = lazy(() => import("./calendar.tsx"));

/** A tool with everything that goes live or ends at a set time. */
export function calendarTool(settings: CalendarSettings): Tool {
  return {
    name: "calendar",
    title: "Calendar",
    icon: CalendarIcon,
    component: () => createElement(Calendar, settings),
  };
}
