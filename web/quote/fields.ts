import type { VisitorField } from "contracts/quote-request.ts";

import type { QuoteValues } from "./values.ts";

export type TextFieldName = Exclude<VisitorField, "location">;

interface TextFieldSettings {
  readonly label: string;
  /** Spec §5. */
  readonly maxLength: number;
  readonly autoComplete: string;
  readonly inputMode?: "email" | "tel";
}

export const MESSAGE_LENGTH = 500;

export const TEXT_FIELDS: Readonly<Record<TextFieldName, TextFieldSettings>> = {
  firstName: { label: "First name", maxLength: 250, autoComplete: "given-name" },
  lastName: { label: "Last name", maxLength: 250, autoComplete: "family-name" },
  // Not of type "email": the specification checks no format, and browsers tell no caret position there.
  email: { label: "Email", maxLength: 100, autoComplete: "email", inputMode: "email" },
  phone: { label: "Phone", maxLength: 50, autoComplete: "tel-national", inputMode: "tel" },
  message: { label: "Project Description", maxLength: MESSAGE_LENGTH, autoComplete: "off" },
};

/** In the order of the form: the summary of errors follows it. */
export const FIELD_ORDER = ["firstName", "lastName", "email", "country", "phone", "message"] as const;

export const COUNTRY_LABEL = "Country code";

export function labelOf(name: keyof QuoteValues): string {
  return name === "country" ? COUNTRY_LABEL : TEXT_FIELDS[name].label;
}
