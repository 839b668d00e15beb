import { defineEnableDraftMode } from "next-sanity/draft-mode";

import { draftClient } from "#cms/client.ts";

// The Presentation tool stores a short-lived secret in the lake and sends the editor here with it.
export const { GET } = defineEnableDraftMode({ client: draftClient });
