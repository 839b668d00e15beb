import { defineArrayMember, defineField, defineType } from "@sanity/types";

import { booleanField, inForm, textField } from "../fields/basic-fields.ts";
import { referencesField } from "../fields/common-fields.ts";
import { MAX_LISTED_REFERENCES, SEO_DESCRIPTION_LENGTH } from "../fields/limits.ts";
import { emailProblem, phoneProblem } from "../fields/link-rules.ts";
import { repeats } from "../fields/repeats.ts";
import { routableTypes } from "../fields/routable-types.ts";
import { brandFields } from "./brand-settings.ts";
import { replyCalendarField } from "./reply-calendar.ts";
import { synonymsField } from "./synonyms-field.ts";

interface LaunchApproval {
  readonly value: string;
  readonly title: string;
  /** What to do before ticking it. */
  readonly hint: string;
}

const READ_CLOSELY = "Read it as your customer and your lawyer would.";

/** Decisions that the operator has to make before the launch. No automatic check covers them. */
export const launchApprovals: readonly LaunchApproval[] = [
  {
    value: "reply-time",
    title: "Reply time in business days",
    hint: "Make sure that staff can keep it, and that the reply calendar has your hours and holidays.",
  },
  { value: "terms", title: "Payment, shipping and warranty terms", hint: READ_CLOSELY },
  { value: "transit", title: "Transit times by region", hint: READ_CLOSELY },
  { value: "nda", title: "NDA form", hint: "Replace the template with your own form, or approve it." },
  { value: "quality", title: "Inspection menu and cosmetic classes", hint: READ_CLOSELY },
  { value: "standards", title: "Defaults of the manufacturing standards", hint: READ_CLOSELY },
  {
    value: "privacy",
    title: "Privacy policy, with who is responsible",
    hint: `${READ_CLOSELY} With files in Aliyun OSS, set up the job that deletes files without a request (docs/production.md), or change the sentence about it.`,
  },
  { value: "colors", title: "Accent color", hint: "Choose your own under Brand, or keep the red." },
  {
    value: "server",
    title: "Domain, HTTPS and backup of the server",
    hint: "Open the site by its final address, and restore a backup once.",
  },
  { value: "accounts", title: "Accounts of your colleagues", hint: "Give each a role of their own." },
  {
    value: "mail",
    title: "Mail settings on the server, tested with a quote request",
    hint: "Set SMTP_URL, MAIL_FROM and MAIL_TO on the server, check Email under Quote requests, and send a quote request.",
  },
];

/** A singleton: the id of its only document is the name of the type. */
export const settings = defineType({
  name: "settings",
  title: "Settings",
  type: "document",
  groups: [
    { name: "brand", title: "Brand", default: true },
    { name: "tips", title: "Banner" },
    { name: "contact", title: "Contact" },
    { name: "search", title: "Search engines" },
    { name: "siteSearch", title: "Search" },
    { name: "measuring", title: "Analytics" },
    { name: "launch", title: "Launch" },
  ],
  fields: [
    ...brandFields(),
    textField("email", "Email address", "The general address for visitors.", {
      isRequired: true,
      problemOf: emailProblem,
      group: "contact",
    }),
    textField("phone", "Phone number", "The telephone number with the country code, without the extension.", {
      isRequired: true,
      problemOf: phoneProblem,
      group: "contact",
    }),
    textField("phoneExtension", "Extension", "Shown after the phone number, for example 8020. Optional.", {
      problemOf: inForm(/^\d{1,8}$/, "Enter digits only, for example 8020"),
      group: "contact",
    }),
    textField(
      "address",
      "Postal address",
      "Line by line, as on an envelope. The last line is city and country.",
      {
        isRequired: true,
        max: 300,
        rows: 4,
        group: "contact",
      },
    ),
    textField(
      "officeHours",
      "Office hours",
      "Your opening hours with the time zone, for example “Monday to Friday, 9:00–18:00 (UTC+8)”. Optional.",
      { max: 120, group: "contact" },
    ),
    defineField({
      name: "replyTime",
      title: "Reply time",
      type: "string",
      group: "contact",
      description:
        "Shown with every call for a quote, in the header and footer, and after sending: “We reply …”. For example “within 1 business day”. Optional.",
      validation: (rule) => [
        rule.max(80),
        rule
          .custom(
            (time) =>
              time === undefined ||
              !countsUnclearDays(time) ||
              "Say “business days”, or buyers will count calendar days",
          )
          .warning(),
      ],
    }),
    replyCalendarField(),
    defineField({
      name: "socialLinks",
      title: "Social networks",
      type: "array",
      group: "contact",
      of: [defineArrayMember({ type: "socialLink" })],
      description: "LinkedIn, Facebook, WeChat and others, shown in this order. Each opens in a new window.",
      validation: (rule) => rule.custom(repeats),
    }),
    textField("legalName", "Legal name", "The company name as registered, for search engines. Optional.", {
      max: 120,
      group: "search",
    }),
    defineField({
      name: "place",
      title: "Place",
      type: "object",
      group: "search",
      description: "The last line of the postal address in parts, as search engines read it. Optional.",
      options: { columns: 2 },
      fields: [
        textField("city", "City", "For example Wuhan.", { max: 60 }),
        textField("region", "Province or state", "For example Hubei. Optional.", { max: 60 }),
        textField("postalCode", "Postal code", "Optional.", { max: 12 }),
        textField("country", "Country", "Two-letter code, for example CN.", {
          problemOf: inForm(/^[A-Z]{2}$/, "Enter two capital letters, for example CN"),
        }),
      ],
    }),
    textField(
      "areaServed",
      "Delivery area",
      "Where you deliver, for search engines. For example “Worldwide”. Optional.",
      { max: 60, group: "search" },
    ),
    defineField({
      name: "defaultSeo",
      title: "Defaults for pages without their own",
      type: "object",
      group: "search",
      description: "When someone shares a page without a picture, a card shows its title.",
      fields: [
        defineField({
          name: "description",
          title: "Description in search results",
          type: "text",
          rows: 3,
          description: `For pages without a description or summary of their own, and for the company itself. Search engines cut it after ${SEO_DESCRIPTION_LENGTH} characters.`,
          validation: (rule) =>
            rule
              .max(SEO_DESCRIPTION_LENGTH)
              .warning(
                `Shorten the description: search engines cut it after ${SEO_DESCRIPTION_LENGTH} characters`,
              ),
        }),
      ],
    }),
    synonymsField(
      "For the site search. One group per line, separated by commas: “Delrin, POM, acetal”. British and American spellings already match each other. Other languages have their own, under Languages.",
      "siteSearch",
    ),
    referencesField(
      "popularPages",
      "Popular pages",
      "The search offers them before a visitor types, and when it finds nothing. Three to six are enough.",
      { to: routableTypes, max: MAX_LISTED_REFERENCES, group: "siteSearch" },
    ),
    textField(
      "tagManagerId",
      "Google Tag Manager",
      "The container ID, for example GTM-ABC1234. If empty, its script is not loaded.",
      {
        problemOf: inForm(/^GTM-[A-Z0-9]{4,10}$/, "Enter the ID as Google shows it, for example GTM-ABC1234"),
        group: "measuring",
      },
    ),
    textField(
      "measurementId",
      "Google Analytics",
      "The measurement ID, for example G-ABC1234567. If empty, its script is not loaded.",
      {
        problemOf: inForm(/^G-[A-Z0-9]{6,12}$/, "Enter the ID as Google shows it, for example G-ABC1234567"),
        group: "measuring",
      },
    ),
    booleanField(
      "askConsent",
      "Ask for consent first",
      "A banner asks about cookies, and the scripts are loaded only after a visitor agrees. Required in the European Union.",
      { group: "measuring", initialValue: true },
    ),
    defineField({
      name: "launchApprovals",
      title: "Approved for launch",
      type: "array",
      group: "launch",
      of: [defineArrayMember({ type: "string" })],
      description: "Tick what the owner has read and approved. The launch list shows what is still open.",
      options: { list: launchApprovals.map(({ value, title }) => ({ value, title })) },
      validation: (rule) => rule.custom(repeats),
    }),
  ],
  preview: {
    select: { subtitle: "brandName" },
    prepare: ({ subtitle }) => ({ title: "Settings", subtitle }),
  },
});

/** Whether a reply time mentions days without saying that they are business days. */
export function countsUnclearDays(time: string): boolean {
  return /(?<!business )\bdays?\b/i.test(time);
}

/** The id of the only document of type `settings`. */
export const settingsId = "settings";
