import {
  type ConditionalProperty,
  defineArrayMember,
  defineField,
  type FieldDefinitionBase,
  type ValidationContext,
} from "@sanity/types";

import { IS_ORIGINAL } from "./language.ts";
import { isRoutable } from "./routable-types.ts";

declare module "@sanity/types" {
  interface BaseSchemaTypeOptions {
    /**
     * The fields that are columns of the grid, from left to right, for an array of objects of one type. Editors open a row to edit
     * its other fields.
     */
    grid?: readonly string[];
  }
}

// The usual kinds of fields: name, title, description, and what differs. `defineField` is for all others.

/** Options that every field has. */
export interface Options extends FieldDefinitionBase {
  hidden?: ConditionalProperty;
  readOnly?: boolean;
}

interface TextOptions extends Options {
  isRequired?: boolean;
  /** The maximum number of characters. */
  max?: number;
  /** The height of a field for several lines. Default: a field for one line. */
  rows?: number;
  /** Returns an error message for a text that is not allowed. */
  problemOf?: (text: string, context: ValidationContext) => string | undefined;
}

/** A text. */
export function textField<const Name extends string>(
  name: Name,
  title: string,
  description: string,
  { isRequired = false, max, rows, problemOf, ...options }: TextOptions = {},
) {
  return defineField({
    name,
    title,
    type: rows === undefined ? "string" : "text",
    ...(rows !== undefined && { rows }),
    description,
    ...options,
    validation: (rule) => {
      const limited = between(isRequired ? rule.required() : rule, undefined, max);
      return problemOf === undefined
        ? limited
        : limited.custom((text, context) => (text ? (problemOf(text, context) ?? true) : true));
    },
  });
}

/** The check of a text that has one form, such as a code. */
export function inForm(form: RegExp, problem: string) {
  return (text: string) => (form.test(text) ? undefined : problem);
}

interface ChoiceOptions extends Options {
  list: readonly (string | { readonly value: string; readonly title: string })[];
  /** Radio buttons below or beside each other. Default: a menu. */
  layout?: "column" | "row";
  isRequired?: boolean;
  initialValue?: string;
}

/** One value of a list. */
export function choiceField<const Name extends string>(
  name: Name,
  title: string,
  description: string,
  { list, layout, isRequired = false, ...options }: ChoiceOptions,
) {
  return defineField({
    name,
    title,
    type: "string",
    description,
    options: {
      list: [...list],
      ...(layout !== undefined && { layout: "radio" }),
      ...(layout === "row" && { direction: "horizontal" }),
    },
    ...options,
    validation: (rule) => (isRequired ? rule.required() : rule),
  });
}

/** Yes or no. */
export function booleanField<const Name extends string>(
  name: Name,
  title: string,
  description: string,
  options: Options & { initialValue?: boolean } = {},
) {
  return defineField({ name, title, type: "boolean", description, ...options });
}

interface NumberOptions extends Options {
  isRequired?: boolean;
  isWhole?: boolean;
  min?: number;
  max?: number;
}

/** A number. */
export function numberField<const Name extends string>(
  name: Name,
  title: string,
  description: string,
  { isRequired = false, isWhole = false, min, max, ...options }: NumberOptions = {},
) {
  return defineField({
    name,
    title,
    type: "number",
    description,
    ...options,
    validation: (rule) => {
      const number = isWhole ? rule.integer() : rule;
      return between(isRequired ? number.required() : number, min, max);
    },
  });
}

interface TypedOptions extends Options {
  /** A type of Sanity's or of ours that needs no options of its own. */
  type: string;
  isRequired?: boolean;
}

/** A field of another type. */
export function typedField<const Name extends string>(
  name: Name,
  title: string,
  description: string,
  { isRequired = false, ...options }: TypedOptions,
) {
  const field = { name, title, description, ...options };
  // An optional field has no validation: it would replace the validation of its type.
  return isRequired ? defineField({ ...field, validation: (rule) => rule.required() }) : defineField(field);
}

interface ReferenceOptions extends Options {
  /** The type of the document. */
  to: string;
  isRequired?: boolean;
}

/** A document of one type. Of pages, editors choose the English one: the site shows its translation to the readers of another language. */
export function referenceField<const Name extends string>(
  name: Name,
  title: string,
  description: string,
  { to, isRequired = false, ...options }: ReferenceOptions,
) {
  return defineField({
    name,
    title,
    type: "reference",
    to: [{ type: to }],
    ...(isRoutable(to) && { options: { filter: IS_ORIGINAL } }),
    description,
    ...options,
    validation: (rule) => (isRequired ? rule.required() : rule),
  });
}

interface ListOptions extends Options {
  /** The type of the items. */
  of: string;
  /** The fields that are columns, so that editors can fill in the list like a spreadsheet: each item is a row. */
  grid?: readonly string[];
  isRequired?: boolean;
  /** The minimum and the maximum number of items. */
  min?: number;
  max?: number;
}

/** A list of objects of one type. */
export function listField<const Name extends string>(
  name: Name,
  title: string,
  description: string,
  { of, grid, isRequired = false, min, max, ...options }: ListOptions,
) {
  return defineField({
    name,
    title,
    type: "array",
    of: [defineArrayMember({ type: of })],
    ...(grid !== undefined && { options: { grid } }),
    description,
    ...options,
    validation: (rule) => between(isRequired ? rule.required() : rule, min, max),
  });
}

interface LimitedRule<Rule> {
  min: (limit: number) => Rule;
  max: (limit: number) => Rule;
}

function between<Rule extends LimitedRule<Rule>>(
  rule: Rule,
  min: number | undefined,
  max: number | undefined,
): Rule {
  const atLeast = min === undefined ? rule : rule.min(min);
  return max === undefined ? atLeast : atLeast.max(max);
}
