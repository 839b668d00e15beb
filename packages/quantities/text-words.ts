/** The words around measures in the texts of a language: the measures are found by them, and converted. */
export interface TextWords {
  /** For `Intl`. Texts write their numbers in this way. */
  readonly locale: string;
  /** Between two numbers that have one unit: ranges and lists. */
  readonly between: RegExp;
  /** Between the ends of a range. */
  readonly range: RegExp;
  /** Before a length that other values refer to, such as “first 25 mm”. */
  readonly base: RegExp;
  /** Between the two units of a rate. */
  readonly per: RegExp;
  /** The name of an imperial unit: a text with it compares the two systems. */
  readonly imperial: RegExp;
  /** Micrometers in a text about roughness are converted. */
  readonly rough: RegExp;
  /** Between two quantities of a text that has no other words. */
  readonly joins: RegExp;
  /** Before its quantities. Longer words are first: “up to” before “up”. */
  readonly before: RegExp;
  /** After them. */
  readonly after: RegExp;
}

export const english: TextWords = {
  locale: "en-US",
  between: / to | and | or |, or /,
  range: / to /,
  base: /first|further|additional|each|per|on/,
  per: /per/,
  imperial: /inch/,
  rough: /rough/i,
  joins: /,| or| at| to| on| and/,
  before: /about|over|under|up to|more than/,
  after: /(?:or|and) (?:more|less)|at most/,
};
