/**
 * A GROQ expression for a text that lists show, null if it is longer than the schemas of a site allow: a lake stores any length. Use it for
 * texts behind `->`, because a hundred references to one long text would be a hundred long texts in the result. `lower` is null for a value
 * that is not text. An expression with a literal type, which typegen and `defineQuery` need.
 */
export const shortText = <const Expression extends string>(expression: Expression) =>
  `select(length(lower(${expression})) <= 600 => ${expression})` as const;
