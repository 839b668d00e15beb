import { EnvelopeIcon } from "@sanity/icons/Envelope";
import type { Tool } from "sanity";
import { route } from "sanity/router";

import { Inquiries } from "#inquiries/inquiries.tsx";

/** What visitors asked for, and how the pages are used. */
export const inquiriesTool: Tool = {
  name: "inquiries",
  title: "Quote requests",
  icon: EnvelopeIcon,
  component: Inquiries,
  router: route.create("/", [route.create("/:view", [route.create("/:inquiry")])]),
};
