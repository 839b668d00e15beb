interface Field {
  readonly name: string;
  readonly type: string;
  /** Of a list: what may stand in it. */
  readonly of?: readonly { readonly type: string }[];
}

/** What a new block has none of: pictures. The samples for each field that holds one or several, by its name. */
export function pictureFields(fields: readonly Field[], samples: readonly object[]): Record<string, object> {
  const [picture] = samples;
  if (picture === undefined) return {};
  const filled = fields.flatMap(({ name, type, of = [] }) => {
    if (type === "picture") return [[name, picture] as const];
    return of.some((item) => item.type === "picture") ? [[name, samples] as const] : [];
  });
  return Object.fromEntries(filled);
}
