import { checked, rule, value } from "../../pages.ts";
import { atLeast, atMost, between, exactly, within } from "../../quantity.ts";

export const castingRules = [
  rule({
    key: "walls",
    heading: "Plan on walls of 2 to 4 mm",
    rule: "Keep them uniform: neighboring walls should differ by no more than 2 to 1.",
    values: [
      value("Wall", { checks: [checked("wall")], good: between(2, 4, "mm"), limit: between(1, 1.5, "mm") }),
      value("Small areas", { limit: between(0.5, 1, "mm") }),
      value("Thick to thin", { checks: [checked("wall-ratio")], limit: atMost(2, "× thickness") }),
      value("Between features", { good: atLeast(1.3, "mm") }),
    ],
    reason: [
      "The resin flows by gravity and vacuum, not under pressure. Thin walls don't fill. Thick ones heat up as they cure, then shrink and sink.",
    ],
    drawing: "casting-wall",
  }),
  rule({
    key: "draft",
    heading: "Add draft where you can; it isn't required",
    rule: "Silicone flexes out of the way. Still, 0.5 to 1° makes the mold last longer, and 3° helps deep cores.",
    values: [
      value("Draft", { good: between(0.5, 1, "°"), note: "Not required" }),
      value("Deep cores", { good: exactly(3, "°") }),
    ],
    reason: [
      "Without draft, each casting tears a little silicone from the mold. If the part will be molded later, use the draft for [injection molding](molding01#draft) now.",
    ],
    drawing: "casting-draft",
  }),
  rule({
    key: "undercuts",
    heading: "Use mild undercuts freely",
    rule: "Silicone stretches over small hooks. Deep undercuts need loose cores or inserts.",
    values: [value("Mold life", { note: "Below the usual 10–25 parts where undercuts are deep" })],
    reason: [
      "Demolding strains the silicone at every hook. It tears there first, and each tear shows up as flash on the next casting.",
    ],
    drawing: "casting-undercut",
  }),
  rule({
    key: "radii",
    heading: "Round inside corners",
    rule: "Use at least 0.5 mm, preferably 1 mm.",
    values: [value("Inside radius", { good: atLeast(1, "mm"), limit: atLeast(0.5, "mm") })],
    reason: [
      "A sharp inside corner on the part is a sharp edge on the mold, and it breaks off after a few castings. It also traps air.",
    ],
    drawing: "casting-radius",
  }),
  rule({
    key: "ribs",
    heading: "Size ribs as for molding",
    rule: "Make ribs no thicker than 0.6 times the wall and no taller than three times the wall.",
    values: [
      value("Thickness", { checks: [checked("rib-thickness")], good: atMost(0.6, "× wall") }),
      value("Height", { checks: [checked("rib-height")], good: atMost(3, "× wall") }),
    ],
    reason: ["A thick rib leaves a sink mark on the cosmetic face, just as it does in a steel mold."],
    drawing: "casting-rib",
  }),
  rule({
    key: "bosses",
    heading: "Cast in brass inserts",
    rule: "Make the boss at least twice the hole diameter, and have a brass insert cast in wherever a screw goes.",
    values: [
      value("Outside diameter", {
        checks: [checked("boss-diameter")],
        good: atLeast(2, "× diameter", "of the hole"),
      }),
    ],
    reason: [
      "Threads cut in polyurethane strip after a few uses. A cast-in insert can't be pulled out, and it sits exactly where the master had it.",
    ],
    drawing: "casting-boss",
    readOn: "blog-threads-in-plastic",
  }),
  rule({
    key: "holes",
    heading: "Keep holes above 1 mm",
    rule: "Small or long holes are formed by a steel dowel in the mold, or drilled.",
    values: [
      value("Hole", {
        checks: [checked("hole-diameter")],
        good: atLeast(1.5, "mm"),
        limit: atLeast(1, "mm"),
      }),
    ],
    reason: ["A thin silicone pin bends in the flow of resin, then tears off."],
    drawing: "casting-hole",
  }),
  rule({
    key: "text",
    heading: "Make text at least 0.5 mm deep and wide",
    rule: "Anything finer disappears under the first coat of paint.",
    values: [
      value("Depth", { good: atLeast(0.5, "mm") }),
      value("Stroke", { checks: [checked("detail")], good: atLeast(0.5, "mm") }),
    ],
    reason: ["The silicone copies far finer detail than this, but primer and paint then cover it."],
    drawing: "casting-lettering",
  }),
  rule({
    key: "surface",
    heading: "Finish the master, not the castings",
    rule: "Every scratch on the master shows on every part. Choose gloss, satin or texture before the mold is poured.",
    values: [
      value("Master scale", { good: between(0.15, 0.3, "%", "larger than the part") }),
      value("Parting line", { good: between(0.05, 0.15, "mm", "witness, trimmed") }),
    ],
    reason: [
      "Satin is the default. Gloss needs a polished master; texture comes from paint or film. The master must be fully cured, because uncured resin keeps platinum silicone from setting.",
      "Put the parting line on an edge nobody looks at. [Workmanship](workmanship-casting) lists the marks we accept.",
    ],
    drawing: "casting-master",
  }),
  rule({
    key: "tolerance",
    heading: "Plan on ±0.25 mm or 0.3%",
    rule: "The larger of the two applies.",
    values: [
      value("Tolerance", { good: within(0.25, "mm"), note: "Or ±0.003 mm/mm, whichever is larger" }),
      value("Shrinkage, process", { good: exactly(0.15, "%") }),
      value("Shrinkage, resin data sheet", { good: exactly(0.3, "%") }),
      value("Maximum part size", { limit: atMost(762, "mm"), note: "Longer parts are split and bonded" }),
    ],
    reason: [
      "The mold is rubber: it sags under its own weight, and the heat of the curing resin expands it.",
    ],
    drawing: "compare-tolerance-zones",
  }),
  rule({
    key: "mold-life",
    heading: "Count the molds",
    rule: "Molds = quantity ÷ mold life, rounded up. Expect about 5 to 8 castings per mold per day.",
    values: [
      value("Mold life", {
        good: between(10, 25, "part"),
        note: "Published values: 10, 15–30, up to 50",
      }),
      value("Castings per mold per day", { good: between(5, 8, "part") }),
    ],
    reason: [
      "Example: 60 parts at 20 per mold need 3 molds. At 6 castings per mold per day, they are cast in 4 days. Clear, flame-retardant, filled and elastic resins shorten mold life.",
    ],
    drawing: "casting-mold-life",
  }),
  rule({
    key: "overmolding",
    heading: "Overmold in two steps",
    rule: "The hard part is cast first and placed in a second mold, then a resin of 30 to 90 Shore A is cast over it.",
    values: [value("Soft layer", { good: between(30, 90, "Shore A") })],
    reason: [
      "Chemical adhesion varies between resins. Lock the soft part mechanically as well, with holes and keys.",
    ],
    drawing: "casting-overmold",
  }),
] as const;
