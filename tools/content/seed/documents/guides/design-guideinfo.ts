import { drawing, quoteCall } from "../../blocks.ts";
import { weightCalculator } from "../../calculators.ts";
import { toPage } from "../../links.ts";
import { pages } from "../../list-blocks.ts";
import { guide } from "../../pages.ts";
import { table, textWithTable } from "../../rich-text.ts";
import { printedParts } from "./printing-part-rules.ts";
import { printedFeatures } from "./printing-rules.ts";

export const designGuideinfo = guide({
  id: "design-guideinfo",
  title: "Design guide: 3D printing",
  seoTitle: "Design guide of 3D printing",
  description:
    "Design rules for SLA, SLS, MJF, DMLS and FDM side by side: walls, gaps, overhangs, holes, text, hollow parts, threads, tolerances and file export.",
  summary:
    "Walls, gaps, overhangs, holes, text, hollow parts and tolerances for SLA, SLS, MJF, DMLS and FDM.",
  services: ["printing3d", "sla-printing", "sls-printing", "mjf-printing", "dmls-printing", "fdm-printing"],
  opening: {
    heading: "Designing parts for 3D printing",
    lead: "One table compares five processes; thirteen rules follow, each with the reason behind it. Powder needs no supports, resin and metal do, and filament is weak between its layers. Most rules follow from that.",
    next: ["Choose a process", toPage("printing3d")],
  },
  blocks: [
    textWithTable(
      "side-by-side",
      table(
        "Recommended values by process",
        ["Rule", "SLA", "SLS", "MJF", "DMLS", "FDM"],
        ["Wall, supported", "1.0 mm", "1.0 mm", "1.0 mm", "0.6–0.8 mm", "1.0 mm"],
        ["Wall, freestanding", "1.5 mm", "1.0 mm", "1.0 mm", "0.6–0.8 mm", "1.5 mm"],
        ["Hole", "1.0 mm", "1.5 mm", "2.0 mm", "1.0 mm", "2.0 mm"],
        ["Pin", "1.0 mm", "1.0 mm", "1.0 mm", "1.0 mm", "5.0 mm"],
        ["Minimum feature size", "0.5 mm", "0.76 mm", "0.5 mm", "0.15–0.38 mm", "1.0 mm"],
        ["Engraved text, depth", "0.4 mm", "0.5 mm", "0.4 mm", "0.4 mm", "0.5 mm"],
        ["Letter height", "2–3 mm", "3 mm", "2.1 mm", "3 mm", "5 mm"],
        ["Gap, moving parts", "0.5 mm", "0.5–0.6 mm", "0.5 mm", "avoid: needs supports", "0.5 mm"],
        ["Gap, assembled parts, per side", "0.1–0.2 mm", "0.2–0.3 mm", "0.2 mm", "0.1–0.2 mm", "0.2–0.3 mm"],
        ["Overhang", "19° or more", "any", "any", "45° or more", "45° or more"],
        ["Bridge", "21 mm at most", "any", "any", "2 mm at most", "10 mm at most"],
        ["Hollow out above", "10 mm", "20 mm", "20 mm", "use a lattice", "sparse infill above 6 mm"],
        ["Drain holes", "2 × 3.5 mm", "2 × 3.5–5 mm", "1 × 4 mm or 2 × 2 mm", "2 × 3–5 mm", "not needed"],
        ["Smallest modeled thread", "M4", "M6", "insert or tap from M3", "tap after printing", "M6"],
        ["Fillet", "at the base of walls", "0.5 mm", "at the base of ribs", "0.5–1 mm", "0.5 mm"],
        ["Tolerance", "±0.2 mm", "±0.3 mm", "±0.3 mm", "±0.2 mm", "±0.25 mm"],
        [
          "Maximum part size",
          "736 × 635 × 533 mm",
          "482 × 482 × 431 mm",
          "380 × 284 × 380 mm",
          "245 × 245 × 330 mm",
          "914 × 609 × 914 mm",
        ],
      ),
      "## Five processes side by side",
      "Recommended values. The rules below give the limits too.",
    ),
    drawing("compare-layer-heights", "Layer height decides how visible the steps are on a sloped face."),
    ...printedFeatures,
    ...printedParts,
    textWithTable(
      "files",
      table(
        "Mesh export settings",
        ["Setting", "Value", "Why"],
        ["Chord height", "0.016 mm or less", "Facets don't show"],
        ["Angle", "5–15°", "Small curves stay round"],
        ["Unit", "mm", "STL files carry no unit"],
        ["Mesh", "closed, one shell", "Open edges cannot be sliced"],
        ["Format", "binary", "One fifth the size of ASCII"],
      ),
      "## Exporting your file",
      "Send STEP if you can: we then mesh it to suit the machine. If you send STL, use these settings. [STL and units](blog-stl-and-units) explains what can go wrong.",
    ),
    weightCalculator(
      { services: ["sla-printing", "sls-printing", "mjf-printing", "dmls-printing", "fdm-printing"] },
      "Weigh a printed part",
      "Enter the volume from your CAD program, without the hollow inside.",
    ),
    pages(
      {
        heading: "Related pages",
        lead: "The processes, their materials, and how to choose between SLS and MJF.",
      },
      "printing3d-materials",
      "workmanship-printing",
      "blog-sls-or-mjf",
      "blog-stl-and-units",
      "automotive-air-duct",
    ),
    quoteCall(
      "Send the model and tell us what it does",
      "Tell us what the part has to withstand. We'll quote a process for it.",
      "Process: 3D printing\nMaterial: \nVisible faces: \nQuantity: ",
    ),
  ],
});
