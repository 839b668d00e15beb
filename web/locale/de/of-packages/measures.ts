import type { TextWords } from "quantities/text-words.ts";

export const measures: TextWords = {
  locale: "de-DE",
  between: / bis | und | oder |, oder /,
  range: / bis /,
  base: /erste[nr]?|weitere[nr]?|zusätzliche[nr]?|jede[nr]?|je|pro|auf/,
  per: /je|pro/,
  imperial: /Zoll/,
  rough: /rauheit|rautiefe|\brau/,
  joins: /,| oder| bei| bis| auf| und/,
  before: /etwa|über|unter|bis|bis zu|mehr als|ab|höchstens|mindestens/,
  after: /(?:oder|und) (?:mehr|weniger)/,
};
