import type { SeedGlossaryTerm } from "../../document-types.ts";
import { term } from "../../glossary.ts";

/** Standards that drawings and buyers name. Nothing here says that a provider holds one. */
export const standards: readonly SeedGlossaryTerm[] = [
  term({
    term: "ISO 9001",
    otherNames: ["Quality management system"],
    scope: "any sector",
    explanation:
      "The basic standard for quality management: documents under control, errors corrected at their cause, steady improvement.",
  }),
  term({
    term: "AS9100",
    otherNames: ["AS9100 Rev D", "EN 9100"],
    scope: "aerospace, defense",
    explanation:
      "ISO 9001 with configuration management, risk, traceability, first articles and protection against counterfeit parts. Certificates can be checked in the IAQG OASIS database.",
  }),
  term({
    term: "AS9102",
    scope: "aerospace",
    explanation:
      "The form in which a first article inspection is reported (forms 1 to 3). It is a report about a part, not a certificate of a company.",
  }),
  term({
    term: "Nadcap",
    otherNames: ["NADCAP"],
    scope: "aerospace",
    explanation:
      "Accredits special processes one by one: heat treatment, non-destructive testing, plating, welding.",
  }),
  term({
    term: "IATF 16949",
    scope: "automotive",
    explanation:
      "Quality management for car parts. It asks for the core tools APQP, PPAP, FMEA, SPC and MSA.",
  }),
  term({
    term: "PPAP",
    otherNames: ["Production part approval process"],
    scope: "automotive",
    explanation:
      "The set of documents and samples by which a carmaker approves a part before production delivery, in levels 1 to 5.",
  }),
  term({
    term: "APQP",
    otherNames: ["Advanced product quality planning"],
    scope: "automotive",
    explanation: "The plan that leads from the idea of a part to its approved series, phase by phase.",
  }),
  term({
    term: "FMEA",
    otherNames: ["Failure mode and effects analysis"],
    scope: "any sector",
    explanation:
      "A list of what can go wrong, how bad, how often and how well it is found, so that the worst is mended first.",
  }),
  term({
    term: "FMVSS 302",
    otherNames: ["ISO 3795"],
    scope: "automotive",
    explanation: "Burning behavior of materials in a car interior: at most 102 mm per minute.",
  }),
  term({
    term: "IMDS",
    otherNames: ["International material data system"],
    scope: "automotive",
    explanation: "The database in which suppliers of car makers declare what their parts consist of.",
  }),
  term({
    term: "ISO 13485",
    scope: "medical",
    explanation:
      "Quality management for medical devices: design controls, traceability and validation, with risk handled by ISO 14971.",
  }),
  term({
    term: "ISO 14971",
    scope: "medical",
    explanation: "How makers of medical devices find, judge and reduce risks.",
  }),
  term({
    term: "ISO 10993",
    otherNames: ["USP Class VI"],
    scope: "medical",
    explanation:
      "Tests of what touches the body. They hold for the finished part as it is made, not for the name of a resin.",
  }),
  term({
    term: "FDA 21 CFR 820",
    otherNames: ["QMSR"],
    scope: "medical",
    explanation:
      "The quality rules of the United States for medical devices. Since February 2026 they follow ISO 13485.",
  }),
  term({
    term: "ISO 14001",
    otherNames: ["ISO 45001"],
    scope: "any sector",
    explanation: "Management of effects on the environment; ISO 45001 does the same for safety at work.",
  }),
  term({
    term: "ITAR and EAR",
    id: "itar",
    otherNames: ["ITAR", "EAR"],
    scope: "US export",
    explanation:
      "Export rules of the United States for defense and dual-use data. Do not upload controlled files: providers outside the United States can generally not receive them.",
  }),
  term({
    term: "UL 94",
    otherNames: ["V-0", "V-1", "V-2", "HB", "5VA"],
    scope: "plastics",
    explanation:
      "How a plastic burns, from HB (slowly) to V-0 and 5VA (goes out). The rating holds for a thickness and a color.",
  }),
  term({
    term: "IP code",
    id: "ip-code",
    otherNames: ["IEC 60529", "IP54", "IP65", "IP67", "NEMA 250"],
    scope: "enclosures",
    explanation:
      "How well a housing keeps out dust and water: the first digit is dust (6 is tight), the second water (7 withstands a short dive).",
  }),
  term({
    term: "RoHS",
    otherNames: ["2011/65/EU", "2015/863"],
    scope: "electronics",
    explanation:
      "The European limit on ten substances in electrical products, such as lead, cadmium and some phthalates.",
  }),
];
