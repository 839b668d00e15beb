import { rule, value } from "../../pages.ts";
import { atLeast, atMost, between, exactly, within } from "../../quantity.ts";

export const castingRules = [
  rule({
    key: "walls",
    heading: "Plan walls of 2 to 4 mm",
    rule: "Keep them even: not more than 2 to 1 between neighbors.",
    values: [
      value("Wall", { good: between(2, 4, "mm"), limit: between(1, 1.5, "mm") }),
      value("Small places", { limit: between(0.5, 1, "mm") }),
      value("Thick to thin", { limit: atMost(2, "× thickness") }),
      value("Between features", { good: atLeast(1.3, "mm") }),
    ],
    reason: [
      "The resin flows by gravity and vacuum, not by pressure. Thin walls starve; thick ones heat up while they cure, shrink and sink.",
    ],
    drawing: "casting-wall",
  }),
  rule({
    key: "draft",
    heading: "Draft is welcome, not needed",
    rule: "Silicone bends away. 0.5 to 1° makes the mold last longer, 3° helps deep cores.",
    values: [
      value("Draft", { good: between(0.5, 1, "°"), note: "None required" }),
      value("Deep cores", { good: exactly(3, "°") }),
    ],
    reason: [
      "Without draft each cast tears a little silicone from the mold. If the part will later be molded, draw the draft of [injection molding](molding01#draft) now.",
    ],
    drawing: "casting-draft",
  }),
  rule({
    key: "undercuts",
    heading: "Use mild undercuts freely",
    rule: "Silicone stretches over small hooks. Deep ones need loose cores or inserts.",
    values: [value("Mold life", { note: "Below the usual 10–25 parts where undercuts are deep" })],
    reason: [
      "Every demolding over a hook strains the silicone. It tears there first, and each tear becomes flash on the next cast.",
    ],
    drawing: "casting-undercut",
  }),
  rule({
    key: "radii",
    heading: "Round inside corners",
    rule: "At least 0.5 mm, better 1 mm.",
    values: [value("Inside radius", { good: atLeast(1, "mm"), limit: atLeast(0.5, "mm") })],
    reason: [
      "A sharp inside corner of the part is a sharp edge of silicone, which breaks off after a few casts. Air is also trapped there.",
    ],
    drawing: "casting-radius",
  }),
  rule({
    key: "ribs",
    heading: "Ribs as in molding",
    rule: "At most 0.6 of the wall thick and three walls high.",
    values: [
      value("Thickness", { good: atMost(0.6, "× wall") }),
      value("Height", { good: atMost(3, "× wall") }),
    ],
    reason: ["Thick ribs sink on the visible face, here as in a steel tool."],
    drawing: "casting-rib",
  }),
  rule({
    key: "bosses",
    heading: "Cast brass inserts in",
    rule: "Make the boss at least twice the hole, and put a brass insert into the mold where a screw comes.",
    values: [value("Outside diameter", { good: atLeast(2, "× diameter", "of the hole") })],
    reason: [
      "Polyurethane threads strip after a few turns. An insert that is cast in cannot be pulled out, and stands exactly where the master had it.",
    ],
    drawing: "casting-boss",
    readOn: "blog-threads-in-plastic",
  }),
  rule({
    key: "holes",
    heading: "Keep holes above 1 mm",
    rule: "Small and long holes are made with a steel dowel in the mold, or drilled.",
    values: [value("Hole", { good: atLeast(1.5, "mm"), limit: atLeast(1, "mm") })],
    reason: ["A thin silicone pin bends in the stream of resin, and tears off."],
    drawing: "casting-hole",
  }),
  rule({
    key: "text",
    heading: "Text at least 0.5 mm deep and wide",
    rule: "Anything finer fills with the first scratch of paint.",
    values: [value("Depth", { good: atLeast(0.5, "mm") }), value("Stroke", { good: atLeast(0.5, "mm") })],
    reason: ["The silicone copies far finer detail than this; primer and paint then cover it."],
    drawing: "casting-lettering",
  }),
  rule({
    key: "surface",
    heading: "Finish the master, not the casts",
    rule: "Every scratch of the master is in every part. Choose gloss, satin or texture before the mold is poured.",
    values: [
      value("Scale of the master", { good: between(0.15, 0.3, "%", "larger than the part") }),
      value("Parting line", { good: between(0.05, 0.15, "mm", "witness, trimmed") }),
    ],
    reason: [
      "Satin is the default. Gloss needs a polished master; texture comes from paint or film. The master must be cured through: raw resin keeps platinum silicone from setting.",
      "Choose the parting line at an edge that nobody looks at.",
    ],
    drawing: "casting-master",
  }),
  rule({
    key: "tolerance",
    heading: "Plan ±0.25 mm or 0.3%",
    rule: "The larger of the two holds.",
    values: [
      value("Tolerance", { good: within(0.25, "mm"), note: "Or ±0.003 mm per mm, the larger" }),
      value("Shrinkage, process", { good: exactly(0.15, "%") }),
      value("Shrinkage, resin data sheet", { good: exactly(0.3, "%") }),
      value("Maximum part size", { limit: atMost(762, "mm"), note: "Longer ones are split and bonded" }),
    ],
    reason: ["The mold is rubber: it gives under its own weight, and the resin warms it."],
    drawing: "compare-tolerance-zones",
  }),
  rule({
    key: "mold-life",
    heading: "Count the molds",
    rule: "Molds = quantity ÷ life, rounded up. Each gives about 5 to 8 casts a day.",
    values: [
      value("Life of a mold", {
        good: between(10, 25, "part"),
        note: "Sources give 10, 15–30, and up to 50",
      }),
      value("Casts per mold and day", { good: between(5, 8, "part") }),
    ],
    reason: [
      "Example: 60 parts at 20 per mold need 3 molds. With 3 molds and 6 casts each per day they are cast in 4 days. Clear, flame-retardant, filled and elastic resins shorten the life.",
    ],
    drawing: "casting-mold-life",
  }),
  rule({
    key: "overmolding",
    heading: "Overmold in two steps",
    rule: "Cast the hard part first, put it into a second mold, cast 30 to 90 Shore A over it.",
    values: [value("Soft layer", { good: between(30, 90, "Shore A") })],
    reason: ["Chemical adhesion differs between systems. Hold the soft part with holes and keys as well."],
    drawing: "casting-overmold",
  }),
] as const;
