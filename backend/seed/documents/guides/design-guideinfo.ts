import { guide } from "../../guide.ts";
import { toPage } from "../../link.ts";
import { pages } from "../../lists.ts";
import { quoteCall } from "../../quote-call.ts";
import { drawn } from "../../step-by-step.ts";
import { table, tableText } from "../../texts.ts";
import { printedParts } from "./printing-part-rules.ts";
import { printedFeatures } from "./printing-rules.ts";

export const designGuideinfo = guide({
  id: "design-guideinfo",
  title: "Design guide: 3D printing",
  seoTitle: "Design guide of 3D printing",
  description:
    "Design rules for SLA, SLS, MJF, DMLS and FDM side by side: walls, gaps, overhangs, holes, text, hollow parts, threads, tolerances and file export.",
  summary: "Walls, gaps, overhangs, holes, text, hollow parts and tolerances for five processes.",
  services: ["printing3d", "sla-printing", "sls-printing", "mjf-printing", "dmls-printing", "fdm-printing"],
  opening: {
    heading: "Design guide of 3D printing",
    lead: "One table for five processes, then twelve rules with their reasons. Powder needs no supports, resin and metal do, filament is weak between its layers: the rest follows from this.",
    next: ["Choose a process", toPage("printing3d")],
  },
  blocks: [
    tableText(
      "side-by-side",
      table(
        "Five processes side by side: recommended values",
        ["Rule", "SLA", "SLS", "MJF", "DMLS", "FDM"],
        ["Wall, supported", "1.0 mm", "1.0 mm", "1.0 mm", "0.6–0.8 mm", "1.0–1.2 mm"],
        ["Wall, standing free", "1.5 mm", "1.0 mm", "0.5–1.0 mm", "0.6–0.8 mm", "1.5 mm"],
        ["Hole", "1.0 mm", "1.5 mm", "2.0 mm", "0.5–1.0 mm", "2.0 mm"],
        ["Smallest feature", "0.3 mm", "0.76 mm", "0.5 mm", "0.15–0.38 mm", "1.0 mm"],
        ["Gap that moves", "0.5 mm", "0.5–0.6 mm", "0.5 mm", "0.2 mm", "0.5 mm"],
        ["Overhang", "19° or more", "none needed", "none needed", "45° or more", "45° or more"],
        ["Fillet", "at the root of walls", "0.5 mm", "at ribs", "0.5–1 mm", "0.5 mm"],
        ["Tolerance", "±0.2 mm", "±0.3 mm", "±0.3 mm", "±0.1–0.2 mm", "±0.25–0.5 mm"],
        [
          "Largest part",
          "736 × 635 × 533 mm",
          "482 × 482 × 431 mm",
          "380 × 284 × 380 mm",
          "245 × 245 × 330 mm",
          "914 × 609 × 914 mm",
        ],
      ),
      "## All values side by side",
      "Recommended values; the limits stand with each rule. Sources: Forge Labs, Protolabs, Materialise, Xometry, Sculpteo, Tronix3D, 3Faktur, Addema and general engineering practice.",
    ),
    drawn("compare-layer-heights", "The layer sets how far steps show on a sloping face."),
    ...printedFeatures,
    ...printedParts,
    tableText(
      "files",
      table(
        "Settings for a mesh file",
        ["Setting", "Value", "Why"],
        ["Chord height", "0.016 mm or less", "Facets stay invisible"],
        ["Angle", "5–15°", "Small curves stay round"],
        ["Unit", "mm", "An STL file has no unit"],
        ["Mesh", "closed, one shell", "Open edges cannot be sliced"],
        ["Format", "binary", "A fifth of the size of text"],
      ),
      "## Export the file",
      "STEP is the best file: the mesh is then made for the machine. If you send STL, use these settings. [STL and units](blog-stl-and-units) explains what goes wrong.",
    ),
    pages(
      {
        heading: "Read on",
        lead: "The processes, their materials, and the choice between the two nylon machines.",
      },
      "printing3d-materials",
      "blog-sls-or-mjf",
      "blog-stl-and-units",
      "automotive-air-duct",
    ),
    quoteCall(
      "Send the model, name the use",
      "Say what the part must do; the process can be proposed.",
      "Process: 3D printing\nMaterial: \nVisible faces: \nQuantity: ",
    ),
  ],
});
