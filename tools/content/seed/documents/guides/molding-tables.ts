import { storedQuantityText } from "../../../../../schemas/quantities/quantity-field.ts";
import { calculator } from "../../calculators.ts";
import { table, textWithTable } from "../../rich-text.ts";
import { grades } from "../grades.ts";

/** The wall of a molding grade: `1.2–3.5 mm`. */
function wallOf(id: string): string {
  const found = grades.find(({ _id }) => _id === `grade-${id}`);
  return storedQuantityText(found?.wallThickness).replaceAll("\u00A0", " ");
}

export const moldingTables = [
  textWithTable(
    "walls-by-resin",
    table(
      "Wall thickness by resin",
      ["Resin", "Wall"],
      ["ABS", wallOf("im-abs")],
      ["PC", wallOf("im-pc")],
      ["PC/ABS", wallOf("im-pc-abs")],
      ["ASA", wallOf("im-asa")],
      ["PMMA", wallOf("im-pmma")],
      ["PS", wallOf("im-gpps")],
      ["PP", wallOf("im-pp")],
      ["PE", wallOf("im-hdpe")],
      ["PA6", wallOf("im-pa6")],
      ["PA66, glass-filled", wallOf("im-pa66-gf30")],
      ["POM", wallOf("im-pom")],
      ["PBT, glass-filled", wallOf("im-pbt-gf30")],
      ["PPS, glass-filled", wallOf("im-pps-gf40")],
      ["LCP", wallOf("im-lcp-gf30")],
      ["TPU, TPE", wallOf("im-tpu")],
      ["LSR (cures, does not sink)", wallOf("im-lsr")],
    ),
    "## Wall thickness by resin",
    "These walls fill without sinking. Thicker ones can be molded, up to 12.7 mm in PMMA, but they trap voids above 4 to 6 mm.",
  ),
  calculator(
    "injectionMolding",
    "Estimate the molding",
    "Cooling time, shrinkage, clamp force and flow length for one wall.",
  ),
  textWithTable(
    "spi-finishes",
    table(
      "SPI mold finishes",
      ["Code", "Process", "Mold Ra", "Look", "Minimum draft"],
      ["A-1", "Diamond, 6,000 grit", "0.012–0.025 µm", "Mirror", "0.5–1°"],
      ["A-2", "Diamond, 3,000 grit", "0.025–0.05 µm", "High gloss", "0.5–1°"],
      ["A-3", "Diamond, 1,200 grit", "0.05–0.10 µm", "Gloss", "0.5–1°"],
      ["B-1", "600 grit paper", "0.05–0.10 µm", "Semi-gloss", "1°"],
      ["B-2", "400 grit paper", "0.10–0.15 µm", "Semi-gloss", "1°"],
      ["B-3", "320 grit paper", "0.28–0.32 µm", "Semi-gloss", "1°"],
      ["C-1", "600 grit stone", "0.35–0.40 µm", "Matte", "1–1.5°"],
      ["C-2", "400 grit stone", "0.45–0.55 µm", "Matte", "1.5°"],
      ["C-3", "320 grit stone", "0.63–0.70 µm", "Matte, hides sinks", "1.5–2°"],
      ["D-1", "Dry blast, glass bead", "0.80–1.00 µm", "Satin", "2°"],
      ["D-2", "Dry blast, #240 oxide", "1.00–2.80 µm", "Dull", "2.5°"],
      ["D-3", "Dry blast, #24 oxide", "3.20–18.0 µm", "Rough", "3° or more"],
    ),
    "## SPI finishes",
    "The code describes the mold; the part comes out rougher or smoother, depending on the resin. A finishes need hardened stainless tool steel, and glass-filled resins can't show them.",
  ),
  textWithTable(
    "vdi-textures",
    table(
      "VDI 3400 textures: roughness and draft",
      ["VDI", "Mold Ra", "Draft PC", "Draft ABS", "Draft PA"],
      ["VDI 12", "0.40 µm", "1°", "0.5–1°", "0.5°"],
      ["VDI 18", "0.80 µm", "1°", "0.5–1°", "0.5°"],
      ["VDI 24", "1.60 µm", "1.5°", "1–1.5°", "1°"],
      ["VDI 27", "2.24 µm", "2°", "1.5–2°", "1.5°"],
      ["VDI 30", "3.15–3.20 µm", "2–2.5°", "2°", "2°"],
      ["VDI 33", "4.50 µm", "3°", "2.5–3°", "2.5–3°"],
      ["VDI 36", "6.30 µm", "4°", "3–3.5°", "3.5°"],
      ["VDI 39", "9.0 µm", "5°", "4.5°", "4–4.5°"],
      ["VDI 42", "12.5 µm", "6°", "5.5°", "5°"],
      ["VDI 45", "18.0 µm", "7°", "6.5°", "6°"],
    ),
    "## VDI textures and draft",
    "VDI = 20 × log10(10 × Ra in µm). Draft is typical: the texturing supplier has the final say.",
  ),
  textWithTable(
    "defects",
    table(
      "Defects, causes and fixes",
      ["Defect", "Usual cause", "Fix in the design"],
      ["Sink", "Thick rib or boss", "Thin it to 0.6 × the wall"],
      ["Warp", "Uneven wall or cooling", "Make the wall uniform"],
      ["Short shot", "Thin wall, long flow", "Add a gate or thicken the wall"],
      ["Weld line", "Two gates, or a hole", "Move the gate"],
      ["Flash", "Poor shut-off", "Simplify the parting line"],
      ["Jetting", "Small gate into open space", "Aim the gate at a wall"],
      ["Burn", "Trapped air", "Vent at the end of the flow"],
      ["Drag marks", "Too little draft", "More draft"],
      ["Void", "Wall above 4–6 mm", "Core it out"],
    ),
    "## What goes wrong, and why",
    "Acceptance limits are in [workmanship](workmanship-molding).",
  ),
] as const;
