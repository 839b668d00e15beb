import { untilIdle } from "#ui/until.ts";

import { COUNTRIES, type Country } from "./countries.ts";

/** What people call a country that is not its name in Intl.DisplayNames. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  AE: "UAE",
  CI: "Ivory Coast",
  CN: "PRC",
  CZ: "Czech Republic",
  GB: "UK Great Britain England Scotland Wales Northern Ireland",
  KR: "Republic of Korea",
  NL: "Holland",
  TR: "Turkey",
  US: "USA America",
  VN: "Viet Nam",
};

let names: Intl.DisplayNames | undefined;
let ownNames: Intl.DisplayNames | undefined;

export function countryName({ iso }: Country): string {
  // Made when a name is first needed: it takes a phone longer than all else in this file.
  names ??= new Intl.DisplayNames("en", { type: "region" });
  return names.of(iso) ?? iso;
}

/** What the language of the visitor's browser calls it. */
function ownName({ iso }: Country): string {
  ownNames ??= new Intl.DisplayNames(undefined, { type: "region" });
  return ownNames.of(iso) ?? iso;
}

export function findCountry(iso: string): Country | undefined {
  return COUNTRIES.find((country) => country.iso === iso);
}

export function dialOf(iso: string): string | undefined {
  return findCountry(iso)?.dial;
}

/** How a chosen country stands in the field. */
export function shortLabel({ iso, dial }: Country): string {
  return `${iso} +${dial}`;
}

/**
 * The countries that a name, an ISO code or a dialling code may mean: the likeliest first, equals by dialling code.
 * Nothing typed means all.
 */
export function searchCountries(typed: string): readonly Country[] {
  const query = plain(typed);
  if (query === "") return COUNTRIES;
  const ranked = entries().map((entry) => ({ country: entry.country, rank: rankOf(entry, query) }));
  return [0, 1, 2].flatMap((rank) =>
    ranked.filter((entry) => entry.rank === rank).map(({ country }) => country),
  );
}

/** The country that what was typed says in full, as when a browser fills in "+49"; where several share the code, the largest. */
export function meantCountry(typed: string): Country | undefined {
  const query = plain(typed);
  if (query === "") return undefined;
  return entries().find((entry) => plain(shortLabel(entry.country)) === query || entry.full.includes(query))
    ?.country;
}

interface Entry {
  readonly country: Country;
  /** What means this country and no other. */
  readonly full: readonly string[];
  /** All its names, each word after a blank. */
  readonly words: string;
}

/** Of the first countries: as many as were needed or prepared. */
const known: Entry[] = [];
const AT_A_TIME = 20;

/** Does beforehand, a little whenever nobody needs the browser, what the first search costs a phone: most of a tenth of a second. */
export async function prepareSearch(): Promise<void> {
  while (known.length < COUNTRIES.length) {
    // oxlint-disable-next-line no-await-in-loop -- one piece in each pause
    await untilIdle();
    know(known.length + AT_A_TIME);
  }
}

function entries(): readonly Entry[] {
  know(COUNTRIES.length);
  return known;
}

function know(count: number): void {
  for (const country of COUNTRIES.slice(known.length, count)) {
    const name = plain(countryName(country));
    const own = plain(ownName(country));
    known.push({
      country,
      full: [plain(country.iso), country.dial, name, own],
      words: ` ${name} ${own} ${plain(OTHER_NAMES[country.iso] ?? "")}`,
    });
  }
}

function rankOf({ country, full, words }: Entry, query: string): number | undefined {
  if (full.includes(query)) return 0;
  if (country.dial.startsWith(query) || words.includes(` ${query}`)) return 1;
  return words.includes(query) ? 2 : undefined;
}

/** Without capitals, accents, brackets and plus signs: "+49" and "0049" are 49, "Türkiye" is turkiye. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}+/gu, "")
    .replace(/[^\p{Letter}\p{Number}]+/gu, " ")
    .toLowerCase()
    .trim()
    .replace(/^00/, "");
}
