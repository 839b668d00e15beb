import type { BadgeTone } from "@sanity/ui";

import type { InquiryState } from "#inquiries/contract.ts";

export const STATE_LABELS: Readonly<Record<InquiryState, string>> = {
  new: "New",
  answered: "Answered",
  spam: "Spam",
};

export const STATE_TONES: Readonly<Record<InquiryState, BadgeTone>> = {
  new: "primary",
  answered: "positive",
  spam: "default",
};
