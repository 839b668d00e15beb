import { normalizeText } from "unicode-text/unicode-text.ts";

// cspell:ignore Aotearoa Belgien Belgique Bolivarian Cunha DPRK Eustatius FYROM Islas Maarten Plurinational Svizzera

/** A country or territory of ISO 3166-1 (and Kosovo, XK) with its dialing code (ITU-T E.164). */
export interface Country {
  /** Two letters. Intl.DisplayNames has the name. */
  readonly iso: string;
  /** Digits, without "+". */
  readonly dial: string;
}

// Sorted by dialing code. If several countries share a code, the largest is first.
const CODES = `
  US1 CA1 UM1 RU7 KZ7 EG20 ZA27 GR30 NL31 BE32 FR33 ES34 HU36 IT39 VA39 RO40 CH41 AT43 GB44 GG44 IM44
  JE44 DK45 SE46 NO47 BV47 SJ47 PL48 DE49 PE51 MX52 CU53 AR54 BR55 CL56 CO57 VE58 MY60 AU61 CC61 CX61
  ID62 PH63 NZ64 PN64 SG65 TH66 JP81 KR82 VN84 CN86 TR90 IN91 PK92 AF93 LK94 MM95 IR98 SS211 MA212
  EH212 DZ213 TN216 LY218 GM220 SN221 MR222 ML223 GN224 CI225 BF226 NE227 TG228 BJ229 MU230 LR231
  SL232 GH233 NG234 TD235 CF236 CM237 CV238 ST239 GQ240 GA241 CG242 CD243 AO244 GW245 IO246 SC248
  SD249 RW250 ET251 SO252 DJ253 KE254 TZ255 UG256 BI257 MZ258 ZM260 MG261 RE262 TF262 YT262 ZW263
  NA264 MW265 LS266 BW267 SZ268 KM269 SH290 ER291 AW297 FO298 GL299 GI350 PT351 LU352 IE353 IS354
  AL355 MT356 CY357 FI358 AX358 BG359 LT370 LV371 EE372 MD373 AM374 BY375 AD376 MC377 SM378 UA380
  RS381 ME382 XK383 HR385 SI386 BA387 MK389 CZ420 SK421 LI423 FK500 GS500 BZ501 GT502 SV503 HN504
  NI505 CR506 PA507 PM508 HT509 GP590 BL590 MF590 BO591 GY592 EC593 GF594 PY595 MQ596 SR597 UY598
  CW599 BQ599 TL670 NF672 AQ672 HM672 BN673 NR674 PG675 TO676 SB677 VU678 FJ679 PW680 WF681 CK682
  NU683 WS685 KI686 NC687 TV688 PF689 TK690 FM691 MH692 KP850 HK852 MO853 KH855 LA856 BD880 TW886
  MV960 LB961 JO962 SY963 IQ964 KW965 SA966 YE967 OM968 PS970 AE971 IL972 BH973 QA974 BT975 MN976
  NP977 TJ992 TM993 AZ994 GE995 KG996 UZ998 BS1242 BB1246 AI1264 AG1268 VG1284 VI1340 KY1345 BM1441
  GD1473 TC1649 MS1664 MP1670 GU1671 AS1684 SX1721 LC1758 DM1767 VC1784 PR1787 DO1809 TT1868 KN1869
  JM1876
`;

export const COUNTRIES: readonly Country[] = [...CODES.matchAll(/([A-Z]{2})(\d+)/g)].map(
  ([, iso = "", dial = ""]) => ({
    iso,
    dial,
  }),
);

/** The area codes that are not the first one of their country. */
const OTHER_AREA_CODES: Readonly<Record<string, string>> = {
  1658: "JM",
  1829: "DO",
  1849: "DO",
  1939: "PR",
};

/** Names that Intl.DisplayNames does not have: alternatives of its source, official ones of ISO 3166, and common ones. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ["UAE"],
  BE: ["Belgique", "Belgien"],
  BN: ["Brunei Darussalam"],
  BQ: ["Bonaire, Sint Eustatius and Saba"],
  CD: ["Congo, Democratic Republic of the", "DR Congo", "Congo (DRC)", "Zaire"],
  CG: ["Congo", "Congo, Republic of the"],
  CH: ["Suisse", "Svizzera"],
  CI: ["Ivory Coast"],
  CN: ["PRC", "Mainland China"],
  CZ: ["Czech Republic"],
  FK: ["Falkland Islands (Malvinas)", "Islas Malvinas"],
  GB: [
    "Great Britain",
    "England",
    "Scotland",
    "Wales",
    "Northern Ireland",
    "United Kingdom of Great Britain and Northern Ireland",
  ],
  GR: ["Hellas", "Hellenic Republic"],
  HM: ["Heard Island and McDonald Islands"],
  IN: ["Bharat"],
  IO: ["Chagos Archipelago"],
  JP: ["Nippon"],
  KG: ["Kyrgyz Republic"],
  KP: ["Korea, Democratic People's Republic of", "DPRK"],
  KR: ["Korea, Republic of", "Korea", "ROK"],
  LA: ["Lao", "Lao People's Democratic Republic"],
  MF: ["Saint Martin (French part)"],
  MK: ["Macedonia", "FYROM"],
  MM: ["Burma"],
  MO: ["Macau"],
  NL: ["Holland"],
  NZ: ["Aotearoa", "Aotearoa New Zealand"],
  RU: ["Russian Federation"],
  SH: ["Saint Helena, Ascension and Tristan da Cunha"],
  SK: ["Slovak Republic"],
  SX: ["Sint Maarten (Dutch part)"],
  SY: ["Syrian Arab Republic"],
  SZ: ["Swaziland"],
  TL: ["East Timor"],
  TR: ["Turkey"],
  TW: ["Taiwan, Province of China", "Taiwan, Republic of China"],
  UM: ["United States Minor Outlying Islands"],
  US: ["USA", "America", "United States of America"],
  VA: ["Holy See", "Holy See (Vatican City State)", "Vatican"],
  VN: ["Viet Nam"],
};

const displayNames = new Map<string, Intl.DisplayNames>();

/** The name in a language, or in that of the visitor's browser. A short name is "Hong Kong" instead of "Hong Kong SAR China". */
function nameIn(language: string | undefined, iso: string, style: "long" | "short" = "long"): string {
  const key = `${language} ${style}`;
  // Created on first use, because this is slow on a phone.
  const names = displayNames.get(key) ?? new Intl.DisplayNames(language, { type: "region", style });
  displayNames.set(key, names);
  return names.of(iso) ?? iso;
}

/** The name of a country in a language, by default in English. */
export function countryName({ iso }: Country, language = "en"): string {
  return nameIn(language, iso);
}

/** The names in English, in the language of the visitor's browser and in that of the country, and its other names. */
function namesOf({ iso }: Country): string[] {
  const { language } = new Intl.Locale(`und-${iso}`).maximize();
  const names = [
    nameIn("en", iso),
    nameIn(undefined, iso),
    nameIn("en", iso, "short"),
    nameIn(language, iso),
  ];
  return [...new Set([...names, ...(OTHER_NAMES[iso] ?? [])].map(normalize))];
}

/** The text of the field when a country is chosen: "DE +49". */
export function shortLabel({ iso, dial }: Country): string {
  return `${iso} +${dial}`;
}

/** The countries that match a name, an ISO code or a dialing code, best match first. An empty query matches all. */
export function searchCountries(typed: string): readonly Country[] {
  const query = normalize(typed);
  if (query === "") return COUNTRIES;
  const exact = matchCountry(typed);
  const digits = digitsOf(typed);
  const ranked = entries().map(({ country, words }) => {
    if (country === exact) return { country, rank: 0 };
    const isStart = digits === undefined ? words.includes(` ${query}`) : country.dial.startsWith(digits);
    if (isStart) return { country, rank: 1 };
    return { country, rank: words.includes(query) ? 2 : undefined };
  });
  return [0, 1, 2].flatMap((rank) =>
    ranked.filter((entry) => entry.rank === rank).map(({ country }) => country),
  );
}

/**
 * The country whose label, complete name or code is the text, as people type it and browsers fill it in: "+49", "Germany (+49)",
 * "Korea, Republic of". If several share a code, the largest. A label is found without the index, because a form looks up the
 * chosen country on each key press.
 */
export function matchCountry(typed: string): Country | undefined {
  const labeled = COUNTRIES.find((country) => shortLabel(country) === typed);
  if (labeled || normalize(typed) === "") return labeled;
  const digits = digitsOf(typed);
  if (digits !== undefined) {
    return COUNTRIES.find(({ iso, dial }) => dial === digits || iso === OTHER_AREA_CODES[digits]);
  }
  const words = significantWords(typed.replace(/[+\d]+/g, " "));
  const informal = words.filter((word) => !FORMAL_WORDS.has(word));
  return entryNamed(words) ?? entryNamed(informal);
}

function entryNamed(words: readonly string[]): Country | undefined {
  const name = words.join(" ");
  return name === "" ? undefined : entries().find(({ exact }) => exact.has(name))?.country;
}

/** The digits of a dialing code: "+1-809", "1 (809)" and "001809" → "1809". Undefined for a text with letters. */
function digitsOf(text: string): string | undefined {
  const digits = text.replace(/[^\p{Letter}\d]+/gu, "").replace(/^00/, "");
  return /^\d+$/.test(digits) ? digits : undefined;
}

const INSIGNIFICANT_WORDS = new Set(["and", "of", "the"]);

/** Words of official names that common names lack: "Iran, Islamic Republic of". */
const FORMAL_WORDS = new Set(
  "arab bolivarian commonwealth democratic federal federated federative islamic kingdom peoples plurinational principality republic socialist state states sultanate united".split(
    " ",
  ),
);

/** The words of a name in alphabetical order, because official names begin with the word that lists are sorted by. */
function significantWords(name: string): string[] {
  return normalize(name)
    .split(" ")
    .filter((word) => word !== "" && !INSIGNIFICANT_WORDS.has(word))
    .map((word) => (word === "saint" ? "st" : word))
    .toSorted();
}

interface Entry {
  readonly country: Country;
  /** The ISO code and each name, as `significantWords`. */
  readonly exact: ReadonlySet<string>;
  /** All names of the country, with a space before each word. */
  readonly words: string;
}

/** The search index. `prepareSearch` fills it in steps, and the first search completes it. */
const index: Entry[] = [];
const COUNTRIES_PER_STEP = 20;

/** Builds the index in steps, each after a `pause`. Otherwise the first search would take about 100 ms longer on a phone. */
export async function prepareSearch(pause: () => Promise<void>): Promise<void> {
  while (index.length < COUNTRIES.length) {
    await pause();
    extendIndex(index.length + COUNTRIES_PER_STEP);
  }
}

function entries(): readonly Entry[] {
  extendIndex(COUNTRIES.length);
  return index;
}

function extendIndex(length: number): void {
  for (const country of COUNTRIES.slice(index.length, length)) {
    const names = namesOf(country);
    const spelledOut = names.map((name) => name.replace(/\bst\b/g, "saint"));
    index.push({
      country,
      exact: new Set([country.iso, ...names].map((name) => significantWords(name).join(" "))),
      words: ` ${[...new Set([...names, ...spelledOut])].join(" ")}`,
    });
  }
}

/** Removes accents and punctuation, in lower case: "Türkiye" → "turkiye", "U.S." → "us". */
function normalize(text: string): string {
  return normalizeText(text, "NFD")
    .replace(/[\p{Mark}.'’]+/gu, "")
    .replaceAll("&", " and ")
    .replace(/[^\p{Letter}\p{Number}]+/gu, " ")
    .toLowerCase()
    .trim();
}
