import { drawing, quoteCall } from "../../blocks.ts";
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
  summary: "Walls, gaps, overhangs, holes, text, hollow parts and tolerances for five processes.",
  services: ["printing3d", "sla-printing", "sls-printing", "mjf-printing", "dmls-printing", "fdm-printing"],
  opening: {
    heading: "Design guide of 3D printing",
    lead: "One table for five processes, then twelve rules with their reasons. Powder needs no supports, resin and metal do, filament is weak between its layers: the rest follows from this.",
    next: ["Choose a process", toPage("printing3d")],
  },
  blocks: [
    textWithTable(
      "side-by-side",
      table(
        "Five processes side by side: recommended values",
        ["Rule", "SLA", "SLS", "MJF", "DMLS", "FDM"],
        ["Wall, supported", "1.0 mm", "1.0 mm", "1.0 mm", "0.6–0.8 mm", "1.0 mm"],
        ["Wall, standing free", "1.5 mm", "1.0 mm", "1.0 mm", "0.6–0.8 mm", "1.5 mm"],
        ["Hole", "1.0 mm", "1.5 mm", "2.0 mm", "1.0 mm", "2.0 mm"],
        ["Pin", "1.0 mm", "1.0 mm", "1.0 mm", "1.0 mm", "5.0 mm"],
        ["Minimum feature size", "0.5 mm", "0.76 mm", "0.5 mm", "0.15–0.38 mm", "1.0 mm"],
        ["Engraved text, depth", "0.4 mm", "0.5 mm", "0.4 mm", "0.4 mm", "0.5 mm"],
        ["Letters, height", "2–3 mm", "3 mm", "2.1 mm", "3 mm", "5 mm"],
        ["Gap that moves", "0.5 mm", "0.5–0.6 mm", "0.5 mm", "avoid: supports", "0.5 mm"],
        ["Gap assembled, per side", "0.1–0.2 mm", "0.2–0.3 mm", "0.2 mm", "0.1–0.2 mm", "0.2–0.3 mm"],
        ["Overhang", "19° or more", "any", "any", "45° or more", "45° or more"],
        ["Bridge", "21 mm at most", "any", "any", "2 mm at most", "10 mm at most"],
        ["Hollow above", "10 mm", "20 mm", "20 mm", "use a lattice", "filled sparsely above 6 mm"],
        [
          "Openings of hollow parts",
          "2 × 3.5 mm",
          "2 × 3.5–5 mm",
          "1 × 4 mm or 2 × 2 mm",
          "2 × 3–5 mm",
          "not needed",
        ],
        ["Modeled thread from", "M4", "M6", "insert or tap from M3", "tapped after", "M6"],
        ["Fillet", "at the root of walls", "0.5 mm", "at ribs", "0.5–1 mm", "0.5 mm"],
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
      "## All values side by side",
      "Recommended values; the limits stand with each rule. Sources: Forge Labs, Protolabs, Materialize, Xometry, Sculpteo, Tronix3D, 3Faktur, Addema and general engineering practice.",
    ),
    drawing("compare-layer-heights", "The layer sets how far steps show on a sloping face."),
    ...printedFeatures,
    ...printedParts,
    textWithTable(
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
        heading: "Related pages",
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
