import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

/** Phrases that read like a translation, and what a native editor would write. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bsome (?:hundreds?|thousands?|twenty)\b/i, "a few hundred, about twenty"],
  [
    /\b(?:figures|finishes|tables|values|texts?|colors|data) stands? on\b|\bstands? on (?:the|every|a|this) (?:page|drawing|card)\b/i,
    "is on, are covered in",
  ],
  [/\bstands? on (?:the )?\[/i, "is on, are covered in"],
  [/\bthe answer (?:says|names)\b/i, "we'll tell you"],
  [/\bpapers\b/i, "documents, documentation"],
  [/\bbears?\b/i, "withstands, resists"],
  [/\bblows and warmth\b/i, "impact- and heat-resistant"],
  [/\bwithout a word on\b/i, "unless your drawing says otherwise"],
  [/\bhow closely\b/i, "tolerances"],
  [/\bfor whom"/i, "Industries we serve"],
  [/\bhow a (?:quote|request) goes\b/i, "how quoting works"],
  [/\btool (?:does|did) not pay\b/i, "tooling isn't justified"],
  [/\bwe do not take\b/i, "work we decline"],
  [/\bcomes about\b/i, "from design to part"],
  [/\bwhere to go on\b|\bgo on from here\b/i, "where to go next"],
  [/\bis no claim to\b/i, "is not a claim of"],
  [/\bthe series tool\b/i, "the production tool"],
  [/\bwhoever\b/i, "anyone who"],
  [/\b(?:is|are) dear\b/i, "cost more"],
  [/\bequal (?:plastic |metal )?parts\b/i, "identical parts"],
  [/(?:\b|\\n)show faces?\b/i, "cosmetic face"],
  [/\banother when\b/i, "when to choose it, and when not to"],
  [/\brule with its reason\b/i, "the full design guide"],
  [/\bhow the process is chosen\b/i, "how projects choose a process"],
  [/\bquantity that makes sense\b/i, "economical quantity"],
  [/"(?:Smallest (?:wall|hole|feature)|First parts)\b/, "minimum wall thickness, lead time"],
  [/\bclosest tolerances?\b/i, "tightest tolerance"],
  [/\bno cutter reaches\b/i, "a cutter can't reach"],
  [/\bmust survive\b/i, "must withstand"],
  [/\bset-ups?\b/i, "setup"],
  [/\b(?:one|two|each|per) clampings?\b|\bclampings\b/i, "setup"],
  [/\bmatt\b/i, "matte"],
  [/\be-mails?\b/i, "email"],
  [/\byearly (?:quantity|number|volume)\b/i, "annual volume"],
  [/\bthe series (?:part|resin|price|steel|frame|mold)s?\b/i, "production"],
  [/\bupright (?:faces?|walls?|pores)\b/i, "vertical face"],
  [/\bhandwork\b/i, "hand finishing, manual work"],
  [/\bproducers?['’]s? data sheets?\b/i, "manufacturer's data sheet"],
  [/\bearth(?:ing)? points?\b/i, "grounding point"],
  [/\bmends?\b|\bmended\b/i, "fix, repair"],
  [/\bsomebody\b/i, "someone"],
  [/\bmay stay empty\b/i, "optional"],
  [/\bjust now\b/i, "right now"],
  [
    /\b(?:tolerances?|fits?)(?: must be)? closer than\b|\bclose(?:r)? (?:tolerances?|fits)\b/i,
    "tighter than, tight tolerance",
  ],
  [/\bper \w+ and day\b/i, "per mold per day"],
  [/\b(?:\d+|few|the|all|next) casts\b/i, "castings"],
  [/\b(?:takes?|taking) up (?:\S+ ){0,2}water\b/i, "absorbs"],
  [/\b(?:without|plan) a coat\b/i, "without a coating, plan on a coating"],
  [/"A tool first\b/, "Needs a tool"],
  [/\blowest values of the standard\b/i, "minimum values"],
  [/\b(?:cut-out|run-out|stand-off)s?\b/i, "cutout, runout, standoff"],
  [
    /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/,
    "May 15",
  ],
  [/\bheat conduction\b/i, "thermal conductivity"],
];

const root = join(import.meta.dirname, "../../../..");
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

const files = globSync("{tools/content/seed,schemas,studio,web}/**/*.{ts,tsx,vtt}", {
  cwd: root,
  exclude: (path) => /node_modules|\.next|\.sanity|\bdist\b|\.test\.|\.generated\./.test(path),
});

test("no text on the site or in the Studio has a phrase that reads like a translation", () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    const texts = readFileSync(join(root, file), "utf8").replaceAll(COMMENT, "");
    return PHRASES.flatMap(([phrase, better]) => {
      const match = phrase.exec(texts);
      return match === null ? [] : [`${file}: “${match[0]}”, better: ${better}`];
    });
  });
  expect(found).toEqual([]);
});
