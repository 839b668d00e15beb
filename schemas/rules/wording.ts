import type { DocumentRule } from "./rule.ts";
import { textsOf } from "./texts.ts";

interface Wording {
  readonly find: RegExp;
  /** What to write or do instead. */
  readonly instead: string;
  /** A text that matches this too is right. */
  readonly unless?: RegExp;
}

function write(words: string, find: RegExp, unless?: RegExp): Wording {
  return { find, instead: `Write ${words}`, ...(unless !== undefined && { unless }) };
}

/** One spelling for each term, and what we write instead of phrases that read like a translation. */
const WORDINGS: readonly Wording[] = [
  {
    find: /\b(?:aluminium(?!-)|anodis|behaviour|callip|catalogue|cent(?:re|red|res)\b|colour|favour|fibre|galvanis|grey|labelled|louvre|(?:centi|micro|milli)?metres?\b|modell|mould|neighbour|optimis(?!m|ti)|programme|sterilis|summaris|towards\b|vapour|visualis|whilst)\w*/i,
    instead: "Use the American spelling, such as aluminum, anodize, center, color, fiber, gray, mold",
  },
  write("“afterward”", /\bafterwards\b/i),
  write("“matte”", /\bmatt\b/i),
  write("“email”", /\be-mails?\b/i),
  write("“cutout”, “runout” or “standoff”", /\b(?:cut-out|run-out|stand-off)s?\b/i),
  write("“setup”", /\bset-ups?\b|\b(?:one|two|each|per) clampings?\b|\bclampings\b/i),
  { find: /^ ?[.,;:] [A-Z]\w+ \w/, instead: "Start with a word" },
  { find: /\w {2,}\w/, instead: "One space is enough" },
  write("“where your drawing doesn’t say”", /\bdrawing is silent\b/i),
  { find: /\bclick here\b/i, instead: "Name what the link leads to" },
  { find: /\b(a|an|and|at|for|in|is|of|on|or|the|to|with) \1\b/i, instead: "Write it once" },
  write(
    "the month first: “May 15”",
    /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/,
  ),

  write("“a few hundred” or “about twenty”", /\bsome (?:hundreds?|thousands?|twenty)\b/i),
  write(
    "“is on” or “is covered in”",
    /\b(?:figures|finishes|tables|values|texts?|colors|data) stands? on\b|\bstands? on (?:the|every|a|this) (?:page|drawing|card)\b/i,
  ),
  write("“we'll tell you”", /\bthe answer (?:says|names)\b/i),
  write("“business days”", /\bworking days?\b/i),
  write(
    "“starts when we have your order, the final files and any payment due”",
    /\blead time (?:starts|runs|begins) (?!when we have\b)/i,
  ),
  write("“production volumes”", /\bfull production\b/i),
  write(
    "“lists”, “specifies” or “gives”",
    /\b(?:drawing|order|quote|request|you) names?\b(?! (?:and|of)\b)/i,
  ),
  write("“specify yours” or “given beside”", /\bname yours\b|\bnamed (?:above|below|beside)\b/i),
  write("what a certificate covers, or who holds it", /\bthis site claims\b|\bclaims? no certificates?\b/i),
  write("“ITAR data, or technology that needs an export license”", /\bexport-controlled data\b/i),
  write("what we can do, or name the standard", /\bour source\b/i),
  write("“documents” or “documentation”", /\bpapers\b/i),
  write("the standard or the data sheet", /\bhandbook values?\b/i),
  write("“lists” or “states”", /\beach (?:grade|line|row) names\b/i),
  write("“the thickness” or “equal to”", /(?<![.\d]|(?:to|or|–) ?)\b1 times?\b/i),
  write("“the last day on which it is valid”", /\blast valid day\b/i),
  write("the amount first: “Minimum sheet”, “Maximum width”", /^[A-Z][^.:;]*, at (?:least|most)$/),
  write("“or smoother”", /µm or better\b/i),
  write("what it withstands", /\bnearly unbreakable\b/i),
  write("“export license”", /\b(?<!export )license for China\b/i),
  write("“most are” and what comes without a callout", /\bdyed \w+ is standard\b/i),
  write("“at the company”", /\bsomeone of the company\b/i),
  write(
    "“the ad or the email” or “email program”",
    /\bads? or (?:an?|the) mails?\b|\bmail programs?\b/i,
    /\bemail program/i,
  ),
  write("“withstands” or “resists”", /\bbears?\b/i),
  write("“impact- and heat-resistant”", /\bblows and warmth\b/i),
  write("“unless your drawing says otherwise”", /\bwithout a word on\b/i),
  write("“tolerances”", /\bhow closely\b/i),
  write("“industries we serve”", /^for whom$/i),
  write("“how quoting works”", /\bhow a (?:quote|request) goes\b/i),
  write("“tooling isn't justified”", /\btool (?:does|did) not pay\b/i),
  write("“work we decline”", /\bwe do not take\b/i),
  write("“from design to part”", /\bcomes about\b/i),
  write("“where to go next”", /\bwhere to go on\b|\bgo on from here\b/i),
  write("“is not a claim of”", /\bis no claim to\b/i),
  write("“the production tool”", /\bthe series (?:tool|part|resin|price|steel|frame|mold)s?\b/i),
  write("“anyone who”", /\bwhoever\b/i),
  write("“cost more”", /\b(?:is|are) dear\b/i),
  write("“identical parts”", /\bequal (?:plastic |metal )?parts\b/i),
  write("“cosmetic face” or “display model”", /\bshow (?:faces?|models?)\b/i),
  write("“when to choose it, and when not to”", /\banother when\b/i),
  write("“the full design guide”", /\brule with its reason\b/i),
  write("“how projects choose a process”", /\bhow the process is chosen\b/i),
  write("“economical quantity”", /\bquantity that makes sense\b/i),
  write("“minimum wall thickness” or “lead time”", /^(?:Smallest (?:wall|hole|feature)|First parts)\b/),
  write(
    "“tighter than” or “tight tolerance”",
    /\bclosest tolerances?\b|\b(?:tolerances?|fits?)(?: must be)? closer than\b|\bcloser? (?:tolerances?|fits)\b/i,
  ),
  write("“a cutter can't reach”", /\bno cutter reaches\b/i),
  write("“must withstand”", /\bmust survive\b/i),
  write("“annual volume”", /\byearly (?:quantity|number|volume)\b/i),
  write("“vertical face”", /\bupright (?:faces?|walls?|pores)\b/i),
  write("“hand finishing” or “manual work”", /\bhandwork\b/i),
  write("“manufacturer's data sheet”", /\b(?:maker|producer)s?['’]s? data sheets?\b/i),
  write("“grounding point”", /\bearth(?:ing)? points?\b/i),
  write("“fix” or “repair”", /\bmends?\b|\bmended\b/i),
  write("“someone”", /\bsomebody\b/i),
  write("“optional”", /\bmay stay empty\b/i),
  write("“right now”", /\bjust now\b/i),
  write("“per mold per day”", /\bper \w+ and day\b/i),
  write("“castings”", /\b(?:\d+|few|the|all|next) casts\b/i),
  write("“absorbs”", /\b(?:takes?|taking) up (?:\S+ ){0,2}water\b/i),
  write("“without a coating” or “plan on a coating”", /\b(?:without|plan) a coat\b/i),
  write("“needs a tool”", /^A tool first\b/),
  write("“minimum values”", /\blowest values of the standard\b/i),
  write("“thermal conductivity”", /\bheat conduction\b/i),
  write("“clear coat”", /\blacquer/i),
  write("“class 8.8 screw”", /(?<!class )\b(?:8\.8|10\.9|12\.9) (?:bolt|screw)/i),
  write("“at 20 parts and above”", /\bfrom (?:about )?[\d,]+ (?:\w+ )?on\b/i),
  write("“scheduled releases”", /\bcall-offs?\b/i),
  write("“in more detail”", /\bat more length\b/i),
  write("“lead time for small orders”", /\blead times? of (?:small|large) orders\b/i),
  write("“not customer data”", /\bthe data of (?:a|the) customer\b/i),
  write("“when handled”", /\bbreaks? in the hand\b/i),
  write("“what the part will touch”", /\bwhat (?:it|the part) meets\b/i),
  write("“thread sizes apply”", /\bthreads apply\b/i),
  write("“4-axis” or “5-axis”, as the machines are called", /\b(?:three|four|five)-axis\b/i),
  write("“all-purpose” or “all-around”", /\ball-round(?:er)?\b/i),
  write("“forever”", /\bfor ever\b/i),
  write("“two-fifths”, with a hyphen", /\b(?:two|three|four) (?:thirds|quarters|fifths|sixths)\b/i),
  write("“for long-term use”", /\bfor long use\b/i),
  write(
    "“even if”, “even without” or “including”",
    /, also (?:after|as|for|from|if|in|inside|of|on|those|when|where|while|with|without)\b|\balso if\b/i,
  ),
  write("“cosmetic face”", /\bvisible faces?\b/i),
  write(
    "the heading of the column: a phone shows no columns",
    /\b(?:first|last|left|right|(?<=in )its) column\b/i,
  ),
  write("the upper limit first, and zero without a sign: “+0.08/0 mm”", /\b0\/\+\d|\/ ?[−-]0(?![.\d])/),
  write(
    "“a certified quality system”: the standards certify no process",
    /\bcertified process(?:es)?,? such as\b/i,
  ),
  write("when the parts ship: the tool alone takes less time", /\btool in \d/i),
  write("a whole question: “Which finish suits aluminum parts?”", /^Which (?:\w+ ){1,2}for\b/),
  write("the formats in the order of the quote form: STEP, STP, IGS and STL", /\bSTEP, IGS, STP\b/),
  write(
    "our own value, or what it depends on",
    /\bpublished values differ\b|(?:^|\. )Sources differ\b|^Published values:/i,
  ),

  // Standards that were withdrawn. A text can name them together with the current one.
  write("the current standard too: ISO 21920-1", /\bISO 1302\b/, /\bISO 21920-1\b/),
  write("the current standard too: ISO 21920-2", /\bISO 4287\b/, /\bISO 21920-2\b/),
  write("the current standard too: ISO 10218-2", /\bISO\/TS 15066\b/, /\bISO 10218-2\b/),
  write(
    "the current standard too: ISO 22081",
    /\bISO 2768-2\b(?!.{0,300}class K)/,
    /\bISO 22081\b|ISO 2768-2$/,
  ),
  write("the current standard too: ISO 20457", /\bDIN 16742\b/, /\bISO 20457\b/),
  write("the current regulation too: 2023/1230", /\b2006\/42\/EC\b/, /\b2023\/1230\b/),

  // Statements that engineers do not believe. The gap between their words is limited, because Home checks everyone's drafts and the time
  // would grow with the square of the text.
  {
    find: /(?:heat deflection|\bHDT\b)(?:(?!\. ).){0,300}\d ?°C|\d ?°C(?:(?!\. ).){0,300}(?:heat deflection|\bHDT\b)/i,
    unless: /MPa|either load|load not published/,
    instead: "Name the load: at 0.45 MPa the temperature is much higher than at 1.8 MPa",
  },
  {
    find: /\b(?:ABS|ASA|PC|PMMA|PEI|PPSU|PVC|polyurethane|urethane|resin)\b(?:(?!\. ).){0,300}(?:melting (?:point|range|temperature)|melts? at)/i,
    unless: /\bno melting|\bnone\b|above/,
    instead: "This plastic has no melting point. Name its glass transition instead",
  },
  write("“creeps under load”: zinc creeps at room temperature too", /\bcreeps? when warm\b/i),
  write(
    "“lay it flat”: what bends breaks between its layers if it is printed upright",
    /\b(?:don't|do not|never) orient \w+ parallel to the layers\b/i,
  ),
  {
    find: /\bcasting[^.]{0,300}as strong|as strong[^.]{0,300}casting/i,
    instead: "A casting is weaker than the wrought alloy. Say what it can carry instead",
  },
  {
    find: /\bEN 10204\b[^.]{0,300}\b2\.2 or 3\.1\b/,
    instead: "Write type 3.1. Type 2.2 says nothing about the heat that was delivered",
  },
  {
    find: /\bhard anodiz[^.]{0,300}\bthird to (?:a )?half\b/i,
    instead: "Of a hard layer, half grows outward. Say how much of each layer does",
  },
  {
    find: /first part costs the same|one part costs about as much|costs the same for the last|price stays level with/i,
    instead:
      "The first part always costs more, because it carries the setup. Say from which quantity the price is level",
  },

  // What a buyer would expect for nothing, although the inspection menu prices it.
  {
    find: /\bwe (?:sample to|simulate|impregnate|check thickness)\b|\b(?:get|send) them with a report\b|\bflow simulation shows\b|\bevery (?:thread|dimension|part) is (?:checked|measured|inspected)\b/i,
    unless: /\border(?:s|ed)?\b|\bon request\b/i,
    instead: "Say that it is done if it is ordered, or what the standard inspection includes",
  },
];

export const wording: DocumentRule = {
  name: "wording",
  why: "One spelling and plain American English are easier to read, to find and to translate",
  level: "warning",
  check: (document) =>
    textsOf(document).flatMap(({ text, path }) =>
      unwantedIn(text).map(({ found, instead }) => ({ path, message: `“${found}”: ${instead}` })),
    ),
};

/** The words of a text that we write differently. The tests of the Studio's and the site's own texts use it too. */
export function unwantedIn(text: string): { found: string; instead: string }[] {
  return WORDINGS.flatMap(({ find, unless, instead }) => {
    const [found] = find.exec(text) ?? [];
    return found === undefined || unless?.test(text) === true ? [] : [{ found, instead }];
  });
}
