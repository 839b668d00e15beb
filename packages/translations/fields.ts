/** What the fields of a document hold, as far as a translation needs it. A value without a description is copied as it is. */
export type Field = TextField | LabelsField | OwnField | ObjectField | ListField | BlockField;

/** A text that people read. */
export interface TextField {
  readonly kind: "text";
  readonly title: string;
  readonly description?: string | undefined;
  /** The maximum number of characters. */
  readonly max?: number | undefined;
}

/** An SVG whose labels are texts. */
export interface LabelsField {
  readonly kind: "labels";
  readonly title: string;
}

/** A value that each language has for itself, such as its path. */
export interface OwnField {
  readonly kind: "own";
}

export interface ObjectField {
  readonly kind: "object";
  readonly fields: ReadonlyMap<string, Field>;
  /** The names of all fields that the schema knows, also of those that are copied. Undefined if Sanity adds some, such as to a picture. */
  readonly names?: ReadonlySet<string>;
}

export interface ListField {
  readonly kind: "list";
  /** The members by their `_type`. Strings have the type `string`. */
  readonly members: ReadonlyMap<string, Field>;
}

/** A paragraph of portable text. */
export interface BlockField {
  readonly kind: "block";
  /** The objects that annotate words, by their `_type`. */
  readonly annotations: ReadonlyMap<string, Field>;
}

/** A type or a field of a Sanity schema, as `defineType` and `defineField` take it. */
interface Definition {
  readonly type: string;
  readonly name?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: unknown;
  readonly fields?: readonly Definition[] | undefined;
  readonly of?: readonly Definition[] | undefined;
  readonly options?: { readonly list?: unknown } | undefined;
  readonly marks?: { readonly annotations?: readonly Definition[] | undefined } | undefined;
  readonly validation?: unknown;
}

/** What a field of text holds: words to translate, labels of an SVG, a value of its own in each language, or a value that is copied. */
type TextRole = "text" | "labels" | "own" | "copied";

/**
 * Describes the document types of a schema. `roleOf` says what the field of a type is: `page.title`, `quantity.note`. A text with a
 * list of choices is no text for translators, and is copied.
 */
export function describeFields(
  schemaTypes: readonly object[],
  roleOf: (field: string) => TextRole,
): ReadonlyMap<string, ObjectField> {
  const definitions = new Map(schemaTypes.map(toDefinition).map((type) => [type.name ?? "", type]));
  const described = new Map<string, Field | undefined>();

  function describeType(name: string): Field | undefined {
    if (!described.has(name)) {
      const definition = definitions.get(name);
      described.set(name, definition && describe(definition, name));
    }
    return described.get(name);
  }

  function describe(definition: Definition, name: string): Field | undefined {
    const role = roleOf(name);
    if (role === "own") return { kind: "own" };
    if (role === "copied") return undefined;
    const { type, title = name, fields, of, marks } = definition;
    if (type === "string" || type === "text") {
      if (definition.options?.list !== undefined) return undefined;
      if (role === "labels") return { kind: "labels", title };
      const { description } = definition;
      return {
        kind: "text",
        title,
        description: typeof description === "string" ? description : undefined,
        max: maxOf(definition.validation),
      };
    }
    if (fields !== undefined) {
      const object = objectOf(fields, name);
      if (object === undefined || (type !== "document" && type !== "object")) return object;
      return { ...object, names: new Set(fields.map((field) => field.name ?? "")) };
    }
    if (type === "block") return { kind: "block", annotations: membersOf(marks?.annotations ?? [], name) };
    if (of !== undefined) {
      const members = membersOf(of, name);
      return members.size === 0 ? undefined : { kind: "list", members };
    }
    return describeType(type);
  }

  function objectOf(fields: readonly Definition[], owner: string): ObjectField | undefined {
    const found = fields.flatMap((field) => {
      const description = describe(field, `${owner}.${field.name}`);
      return description === undefined ? [] : [[field.name ?? "", description] as const];
    });
    return found.length === 0 ? undefined : { kind: "object", fields: new Map(found) };
  }

  function membersOf(of: readonly Definition[], owner: string): Map<string, Field> {
    return new Map(
      of.flatMap((member) => {
        const description = describe(member, owner);
        return description === undefined ? [] : [[member.name ?? member.type, description] as const];
      }),
    );
  }

  return new Map(
    [...definitions].flatMap(([name, { type }]) => {
      const description = type === "document" ? describeType(name) : undefined;
      return description?.kind === "object" ? [[name, description] as const] : [];
    }),
  );
}

function toDefinition(schemaType: object): Definition {
  return { type: "object", ...schemaType };
}

/** The limit that a validation sets with `rule.max`. A validation is a function, so this calls it with a rule that records. */
function maxOf(validation: unknown): number | undefined {
  if (typeof validation !== "function") return undefined;
  let max: number | undefined;
  const rule: object = new Proxy(
    {},
    {
      get:
        (_, method) =>
        (limit: unknown): object => {
          if (method === "max" && typeof limit === "number") max = limit;
          return rule;
        },
    },
  );
  validation(rule);
  return max;
}
