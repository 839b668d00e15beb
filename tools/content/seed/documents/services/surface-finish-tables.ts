import { table, textWithTable } from "../../rich-text.ts";

export const roughnessScale = textWithTable(
  "roughness",
  table(
    "Roughness grades, how to make them, and what they cost",
    ["Grade", "Ra", "Ra, inch", "Typical process", "Used for", "Cost"],
    ["N9", "6.3 µm", "250 µin", "Rough milling, sawing", "Hidden faces", "1 ×"],
    ["N8", "3.2 µm", "125 µin", "Standard CNC, the default", "General", "1 ×"],
    ["N7", "1.6 µm", "63 µin", "Fine milling and turning", "Mating faces, bearing housings", "1.2–1.5 ×"],
    ["N6", "0.8 µm", "32 µin", "Finish milling, fine turning", "O-ring grooves, seals", "1.5–2 ×"],
    ["N5", "0.4 µm", "16 µin", "Grinding, fine boring", "Journals", "2–3 ×"],
    ["N4", "0.2 µm", "8 µin", "Honing, lapping, polishing", "Gauges, optics", "3–5 ×"],
    ["N3", "0.1 µm", "4 µin", "Superfinishing, electropolishing", "Implants, mirrors", "5–10 ×"],
  ),
  "## The roughness scale",
  "Ra is the mean deviation of the surface from its center line: how deep the marks are, not how they look. Specify the coarsest grade that works.",
);

export const printedAndCast = textWithTable(
  "matrix",
  table(
    "Finishes for printed and cast plastic and printed metal",
    ["Finish", "SLA", "SLS, MJF", "DMLS", "FDM", "Vacuum casting"],
    ["Bead blasting", "possible", "common", "common", "–", "possible"],
    ["Polishing", "common", "–", "common", "possible", "from the master"],
    ["Vapor smoothing", "–", "common", "–", "ABS and ASA", "–"],
    ["Dyeing", "clear tint", "common", "–", "–", "pigment"],
    ["Paint", "common", "common", "possible", "common", "common"],
    ["Plating", "after metallizing", "possible", "common", "possible", "possible"],
    ["Passivation", "–", "–", "stainless", "–", "–"],
    ["Anodizing", "–", "–", "poor color", "–", "–"],
    ["Powder coat", "–", "–", "possible", "–", "–"],
    ["Black oxide", "–", "–", "steel", "–", "–"],
  ),
  "## Which finish suits printed and vacuum-cast parts",
  "“Common” is routine. “Possible” is on request. A dash means it doesn't work or isn't worth it.",
);

export const cutBentAndMolded = textWithTable(
  "matrix-metal",
  table(
    "Finishes for machined, bent, molded and die-cast parts",
    ["Finish", "CNC, metal", "CNC, plastic", "Sheet metal", "Molding", "Die casting"],
    ["Bead blasting", "common", "possible", "common", "on the mold", "common"],
    ["Brushing", "common", "–", "common", "–", "possible"],
    ["Polishing", "common", "PMMA and PC", "stainless", "on the mold", "possible"],
    ["Anodizing", "aluminum", "–", "aluminum", "–", "poor"],
    ["Powder coat", "common", "–", "common", "–", "common"],
    ["E-coat", "possible", "–", "common", "–", "common"],
    ["Plating", "common", "ABS, possible", "common", "ABS", "zinc"],
    ["Passivation", "stainless", "–", "stainless", "–", "–"],
    ["Black oxide", "steel", "–", "common", "–", "–"],
    ["Vapor smoothing", "–", "PC, possible", "–", "–", "–"],
    ["Paint", "common", "common", "common", "common", "common"],
    ["Molded-in color", "–", "–", "–", "masterbatch", "–"],
  ),
  "## Machined, bent, molded and die-cast parts",
  "On molded parts, the finish is part of the tool and adds nothing to the unit price.",
);

export const moldFinishes = textWithTable(
  "spi",
  table(
    "SPI mold finishes: mold roughness and minimum draft",
    ["Code", "Made by", "Ra of the mold", "Look", "Minimum draft"],
    ["A-1", "Diamond paste #3", "0.012–0.025 µm", "Mirror, lens", "0.5–1°"],
    ["A-2", "Diamond paste #6", "0.025–0.05 µm", "High gloss", "0.5–1°"],
    ["A-3", "Diamond paste #15", "0.05–0.10 µm", "Gloss", "0.5–1°"],
    ["B-1", "600 grit paper", "0.05–0.10 µm", "Semi-gloss", "1°"],
    ["B-2", "400 grit paper", "0.10–0.15 µm", "Semi-gloss", "1°"],
    ["B-3", "320 grit paper", "0.28–0.32 µm", "Semi-gloss", "1°"],
    ["C-1", "600 grit stone", "0.35–0.40 µm", "Matte", "1–1.5°"],
    ["C-2", "400 grit stone", "0.45–0.55 µm", "Matte", "1.5°"],
    ["C-3", "320 grit stone", "0.63–0.70 µm", "Matte, hides sink marks", "1.5–2°"],
    ["D-1", "Glass bead blasting", "0.80–1.00 µm", "Satin", "2°"],
    ["D-2", "Fine oxide blasting", "1.00–2.80 µm", "Dull", "2.5°"],
    ["D-3", "Coarse oxide blasting", "3.20–18.0 µm", "Rough", "3° or more"],
  ),
  "## SPI mold finishes",
  "The code describes the mold; the look of the part also depends on the resin. Published values differ, so agree on a sample plaque. Sources: bfymold.com, jbrplas.com.",
);

export const erodedTextures = textWithTable(
  "vdi",
  table(
    "VDI 3400 textures: roughness, and minimum draft for PC, ABS and nylon",
    ["VDI", "Ra", "PC", "ABS", "Nylon"],
    ["12–18", "0.40–0.80 µm", "1.0°", "0.5–1.0°", "0.5°"],
    ["24", "1.60 µm", "1.5°", "1.0–1.5°", "1.0°"],
    ["27", "2.24 µm", "2°", "1.5–2°", "1.5°"],
    ["30", "3.15 µm", "2–2.5°", "2°", "2°"],
    ["33", "4.50 µm", "3°", "2.5–3°", "2.5–3°"],
    ["36", "6.30 µm", "4°", "3–3.5°", "3.5°"],
    ["39", "9.0 µm", "5°", "4.5°", "4–4.5°"],
    ["42", "12.5 µm", "6°", "5.5°", "5°"],
    ["45", "18.0 µm", "7°", "6.5°", "6°"],
  ),
  "## VDI 3400 EDM textures",
  "The VDI number is 20 × log10 of ten times Ra in µm, so 1.6 µm is VDI 24. Source of Ra: hoorenwell.com; draft values are handbook values, so check them for your resin.",
);
