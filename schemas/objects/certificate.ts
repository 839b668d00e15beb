import { defineField, defineType } from "@sanity/types";

import { textField } from "../fields/basic-fields.ts";
import { requiredAsset } from "../fields/common-fields.ts";
import { POINT_LENGTH } from "../fields/limits.ts";

export const certificate = defineType({
  name: "certificate",
  title: "Certificate",
  type: "object",
  fields: [
    textField("standard", "Standard", "With its edition, for example “ISO 9001:2015”.", {
      isRequired: true,
      max: 60,
    }),
    textField(
      "number",
      "Certificate number",
      "As printed on the certificate, so that a buyer can verify it.",
      { isRequired: true, max: 60 },
    ),
    textField("issuer", "Issued by", "The certification body.", { isRequired: true, max: 80 }),
    textField("scope", "Scope", "The processes and the site that the certificate covers, in its own words.", {
      isRequired: true,
      max: POINT_LENGTH,
      rows: 2,
    }),
    defineField({
      name: "validUntil",
      title: "Valid until",
      type: "date",
      description: "Visitors no longer see the certificate after this day.",
      validation: (rule) => [
        rule.required(),
        rule.custom((day) => expiryProblem(day, Date.now()) ?? true).warning(),
      ],
    }),
    defineField({
      name: "file",
      title: "File",
      type: "file",
      description: "The certificate as PDF. Visitors can download it.",
      options: { accept: ".pdf" },
      validation: (rule) => requiredAsset(rule, "Choose or upload a file"),
    }),
  ],
  preview: { select: { title: "standard", subtitle: "validUntil" } },
});

const DAY_MS = 86_400_000;
/** The Studio warns this many days before a certificate expires, because a renewal audit takes about that long. */
const NOTICE_DAYS = 60;

/** The warning about a certificate that expires soon or has expired; undefined for other dates. `now` is in ms since 1970. */
export function expiryProblem(day: string | undefined, now: number): string | undefined {
  if (day === undefined) return undefined;
  const left = Math.ceil((endOfDay(day) - now) / DAY_MS);
  if (left <= 0)
    return "This certificate has expired: visitors do not see it. Enter the new one or remove it";
  return left <= NOTICE_DAYS
    ? `This certificate expires in ${left} ${left === 1 ? "day" : "days"}: enter the new one in time`
    : undefined;
}

interface Expiring {
  /** The last day: 2027-05-31. */
  readonly validUntil?: string | undefined;
}

/** The items that have not expired. An item is valid until the end of its last day in UTC, or forever if it has no date. */
export function validItems<Item extends Expiring>(items: readonly Item[], now: number): Item[] {
  return items.filter(({ validUntil }) => validUntil === undefined || endOfDay(validUntil) > now);
}

/** The end of a day in UTC, in ms since 1970. */
export function endOfDay(day: string): number {
  return Date.parse(day) + DAY_MS;
}
