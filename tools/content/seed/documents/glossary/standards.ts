import type { SeedGlossaryTerm } from "../../document-types.ts";
import { term } from "../../glossary.ts";

/** Standards that drawings and buyers name. Nothing here says that a provider holds one. */
export const standards: readonly SeedGlossaryTerm[] = [
  term({
    term: "ISO 9001",
    otherNames: ["Quality management system"],
    scope: "any sector",
    explanation:
      "The basic standard for quality management: controlled documents, root-cause correction, continual improvement.",
  }),
  term({
    term: "AS9100",
    otherNames: ["AS9100 Rev D", "EN 9100"],
    scope: "aerospace, defense",
    explanation:
      "ISO 9001 plus configuration management, risk, traceability, first articles and protection against counterfeit parts. You can check certificates in the IAQG OASIS database.",
  }),
  term({
    term: "AS9102",
    scope: "aerospace",
    explanation:
      "The format for first article inspection reports (forms 1 to 3). It documents a part; it doesn't certify a company.",
  }),
  term({
    term: "Nadcap",
    otherNames: ["NADCAP"],
    scope: "aerospace",
    explanation:
      "Accreditation for individual special processes: heat treatment, nondestructive testing, plating, welding.",
  }),
  term({
    term: "IATF 16949",
    scope: "automotive",
    explanation:
      "Quality management for automotive parts. It requires the core tools APQP, PPAP, FMEA, SPC and MSA.",
  }),
  term({
    term: "PPAP",
    otherNames: ["Production part approval process"],
    scope: "automotive",
    explanation:
      "The documents and samples a carmaker uses to approve a part before production delivery, in levels 1 to 5.",
  }),
  term({
    term: "APQP",
    otherNames: ["Advanced product quality planning"],
    scope: "automotive",
    explanation: "A phased plan that takes a part from concept to approved production.",
  }),
  term({
    term: "FMEA",
    otherNames: ["Failure mode and effects analysis"],
    scope: "any sector",
    explanation:
      "A list of possible failures, rated by severity, frequency and how easily they are detected, so that teams address the worst first.",
  }),
  term({
    term: "FMVSS 302",
    otherNames: ["ISO 3795"],
    scope: "automotive",
    explanation: "Burn rate limit for vehicle interior materials: at most 102 mm per minute.",
  }),
  term({
    term: "IMDS",
    otherNames: ["International material data system"],
    scope: "automotive",
    explanation: "The database in which automotive suppliers declare what their parts contain.",
  }),
  term({
    term: "ISO 13485",
    scope: "medical",
    explanation:
      "Quality management for medical devices: design controls, traceability and validation. Risk is covered by ISO 14971.",
  }),
  term({
    term: "ISO 14971",
    scope: "medical",
    explanation: "How medical device manufacturers identify, assess and reduce risks.",
  }),
  term({
    term: "ISO 10993",
    otherNames: ["USP Class VI"],
    scope: "medical",
    explanation:
      "Tests for materials that touch the body. Results apply to the finished part as made, not to a resin by name.",
  }),
  term({
    term: "FDA 21 CFR 820",
    otherNames: ["QMSR"],
    scope: "medical",
    explanation: "US quality rules for medical devices. Since February 2026, they follow ISO 13485.",
  }),
  term({
    term: "ISO 14001",
    otherNames: ["ISO 45001"],
    scope: "any sector",
    explanation: "Environmental management; ISO 45001 is its counterpart for workplace safety.",
  }),
  term({
    term: "ITAR and EAR",
    id: "itar",
    otherNames: ["ITAR", "EAR"],
    scope: "US export",
    explanation:
      "US export rules for defense and dual-use data. Don't upload controlled files: suppliers outside the United States generally may not receive them.",
  }),
  term({
    term: "UL 94",
    otherNames: ["V-0", "V-1", "V-2", "HB", "5VA"],
    scope: "plastics",
    explanation:
      "How a plastic burns, from HB (slowly) to V-0 and 5VA (self-extinguishing). A rating applies to one thickness and color.",
  }),
  term({
    term: "IP code",
    id: "ip-code",
    otherNames: ["IEC 60529", "IP54", "IP65", "IP67", "NEMA 250"],
    scope: "enclosures",
    explanation:
      "How well an enclosure keeps out dust and water. The first digit is for dust (6 is dust-tight), the second for water (7 withstands brief immersion).",
  }),
  term({
    term: "RoHS",
    otherNames: ["2011/65/EU", "2015/863"],
    scope: "electronics",
    explanation:
      "European limits on ten substances in electrical products, such as lead, cadmium and some phthalates.",
  }),
];
