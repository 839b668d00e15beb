import type { BadgeTone } from "@sanity/ui";
import type { QuoteRequestState } from "contracts/staff.ts";

export const STATE_LABELS: Readonly<Record<QuoteRequestState, string>> = {
  new: "New",
  answered: "Answered",
  spam: "Spam",
};

export const STATE_TONES: Readonly<Record<QuoteRequestState, BadgeTone>> = {
  new: "primary",
  answered: "positive",
  spam: "default",
};
