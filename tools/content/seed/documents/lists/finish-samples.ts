import { gallery, quoteCall } from "../../blocks.ts";
import { calculator } from "../../calculators.ts";
import { toPage } from "../../links.ts";
import { pages } from "../../list-blocks.ts";
import { listPage } from "../../pages.ts";
import { table, textBlock, textWithTable } from "../../rich-text.ts";

/** How finishes look, what they do to size, and which colors can be matched. */
export const finishSamples = listPage({
  id: "finish-samples",
  title: "Finish samples and color matching",
  seoTitle: "Finish Samples and Color Matching",
  description:
    "One aluminum part in eight finishes, what each finish does to its size, which cosmetic class it reaches, and which process can match RAL and Pantone.",
  summary: "One part in eight finishes, what each does to size, and which colors can be matched.",
  opening: {
    eyebrow: "Resources",
    heading: "Finish samples and color matching",
    lead: "See one part in eight finishes. Then look up what a finish adds to a dimension, which cosmetic class it reaches, and which process can match a RAL or Pantone color.",
    next: ["See all finishes", toPage("surface-finish", "finishes")],
  },
  blocks: [
    ...gallery(
      {
        heading: "One part, eight finishes",
        lead: "Renderings of the same 6061 block in the same light, not photographs. Ask for a physical sample before you approve a look.",
      },
      ["finish-as-machined", "As machined, Ra 3.2 µm: cutter marks stay visible"],
      ["finish-bead-blast", "Bead blasted: an even matte gray that shows fingerprints"],
      ["finish-anodize-clear", "Bead blasted, clear anodized: satin silver"],
      ["finish-anodize-black", "Bead blasted, black anodized, Type II"],
      ["finish-anodize-red", "Machined, red anodized: tool marks show through the dye"],
      ["finish-hard-anodize", "Hard anodized, Type III, undyed: bronze to dark gray, by alloy and thickness"],
      ["finish-chem-film", "Chem film, yellow: iridescent, conductive, as rough as before"],
      ["finish-powder-coat", "Powder coated gray: opaque, softer edges, slight orange peel"],
    ),
    textWithTable(
      "size",
      table(
        "What a finish does to a dimension",
        ["Finish", "Each face", "Outside diameter", "Bore"],
        ["Passivation, black oxide, chem film", "up to +1.5 µm", "up to +3 µm", "up to −3 µm"],
        ["Anodizing, Type II, 5–25 µm", "+2.5 to +12.5 µm", "+5 to +25 µm", "−5 to −25 µm"],
        ["Hard anodizing, 25–75 µm", "+12.5 to +37.5 µm", "+25 to +75 µm", "−25 to −75 µm"],
        ["Electroless nickel, 5–50 µm", "+5 to +50 µm", "+10 to +100 µm", "−10 to −100 µm"],
        ["Zinc plating, 5–25 µm", "+5 to +25 µm", "+10 to +50 µm", "−10 to −50 µm"],
        ["E-coat, 15–30 µm", "+15 to +30 µm", "+30 to +60 µm", "−30 to −60 µm"],
        ["Wet paint, 20–60 µm", "+20 to +60 µm", "+40 to +120 µm", "mask"],
        ["Powder coat, 60–120 µm", "+60 to +120 µm", "+120 to +240 µm", "mask"],
        ["Electropolishing", "−5 to −25 µm", "−10 to −50 µm", "+10 to +50 µm"],
        ["Mechanical polishing", "−10 to −50 µm", "−20 to −100 µm", "+20 to +100 µm"],
        ["Vapor smoothing, nylon", "evens peaks", "edges rounded", "small holes narrow"],
      ),
      "## Dimensional change",
      "Anodizing grows half into the metal, so a face moves by half the layer. Plating and paint add the whole layer. A diameter changes by two faces. Threads change most: about four times the growth of a face at the pitch diameter.",
      "State whether a dimension applies before or after finishing. Unless you do, it applies after anodizing and plating, and before paint and powder.",
    ),
    textWithTable(
      "cosmetic-class",
      table(
        "Cosmetic class that a finish reaches",
        ["Finish", "Best class", "What limits it"],
        ["Bead blast and anodize, 6061", "A", "Deep scratches show: protect parts between steps"],
        ["Brushed or polished metal", "A", "Flat, reachable faces; fingerprints"],
        ["Wet paint with clear coat", "A", "Dust; on prints, the sanding before it"],
        ["Molded texture or gloss", "A", "Sink, flow and weld lines"],
        ["Powder coat", "A–B", "Orange peel, specks; thin in corners"],
        ["Vacuum cast, unpainted", "B", "Bubbles, trimmed parting line"],
        ["Vapor smoothed and dyed nylon", "B", "Layer steps on slopes, uneven dye in thin walls"],
        ["As machined", "B", "Cutter marks, even and in one direction"],
        ["Anodized die casting", "C", "Silicon makes it blotchy: paint it instead"],
        ["Zinc, black oxide, chem film, passivation", "C", "Protective, with stains and color variation"],
        ["Printed, as built", "C", "Layers, support marks, grain"],
      ),
      "## Cosmetic classes",
      "Class A is viewed from 300 mm for 10 seconds, class B from 500 mm for 5 seconds, class C from 1 m at a glance. Put the class on each face that is seen. A class on every face makes all of them expensive.",
    ),
    textWithTable(
      "color",
      table(
        "Which process takes which color",
        ["Process", "Colors", "Matched to", "Tolerance you can agree on"],
        [
          "Wet paint",
          "Any, including metallic",
          "RAL, Pantone, a sample",
          "ΔE 1 to 1.5 to the approved panel",
        ],
        [
          "Powder coat",
          "RAL from stock; others mixed",
          "RAL; Pantone by the nearest RAL",
          "ΔE 1 to 2 to the approved panel",
        ],
        [
          "Injection molding",
          "Natural, black, any masterbatch",
          "RAL, Pantone, a sample",
          "ΔE 1.5 to 3, same resin and texture",
        ],
        [
          "Vacuum casting",
          "Pigment mixed by hand",
          "RAL, Pantone, approximate",
          "By eye; paint if it must match",
        ],
        [
          "Anodizing, Type II",
          "Black, red, blue, gold, clear",
          "Limit samples, not RAL",
          "Between a light and a dark sample",
        ],
        ["Hard anodizing", "Gray to black", "None", "By eye"],
        ["Dyed SLS nylon", "Black, and colors on white PA12", "Dye chart", "By eye"],
        ["Dyed MJF nylon", "Black, dark tones on gray PA12", "Dye chart", "By eye"],
        ["SLA", "White, gray, black, clear resin", "Paint for a color", "As paint"],
        ["FDM", "Stock filament colors", "None", "As the spool"],
        ["Screen and pad print", "Spot colors", "Pantone", "By eye, to a printed sample"],
      ),
      "## Color matching",
      "ΔE is the distance between two colors. A trained eye sees 1 under good light; most people see 3 to 5 right away. Unless you agree on a value, we match by eye to the code you name, under D65 daylight. Anodized parts vary more than painted ones: see [why two parts do not match](blog-anodising-and-colour).",
    ),
    textBlock(
      "specify",
      "## How to specify a color",
      "1. **One code from one system.** RAL 7016 or Pantone 432 C, not both. They rarely agree.",
      "1. **Gloss.** Matte, satin or gloss, or gloss units at 60°. Gloss changes the color you see.",
      "1. **Texture and material.** The same pigment looks lighter on a rough face.",
      "1. **A panel or a limit sample.** Approve one before the batch, and keep a duplicate.",
      "1. **Light and formula.** D65, and CIEDE2000 or CIELAB: values in the two differ.",
      "1. **One batch** for parts that sit side by side, with spares.",
      "No screen shows a color exactly, and neither do the pictures above.",
    ),
    calculator(
      "roughness",
      "Convert a roughness",
      "Compare the sample you like with the value on your drawing, in Ra, Rz or microinches.",
    ),
    pages(
      {
        heading: "Read more",
        lead: "Every finish with its data, the metals that take them, and a painted project.",
      },
      "surface-finish",
      "cnc-machining-materials",
      "yellow-robot",
    ),
    quoteCall(
      "Ask for a finish sample",
      "Name the material, the finish and the color. We'll quote a sample plate with the parts.",
      "Finish sample\nMaterial: \nFinish: \nColor code and gloss: \nCosmetic class and faces: ",
    ),
  ],
});
