import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import type { Tool } from "sanity";

import { Check } from "#check/check.tsx";

/** Every warning of every page, and which pages use which block. */
export const checkTool: Tool = { name: "check", title: "Check", icon: CheckmarkCircleIcon, component: Check };
