import { question, questions, quoteCall } from "../../blocks.ts";
import { toPage } from "../../links.ts";
import { pages } from "../../list-blocks.ts";
import { gradeTable, materialPage } from "../../pages.ts";
import { table, textWithTable, textBlock } from "../../rich-text.ts";

export const cncMachiningMaterials = materialPage({
  id: "cnc-machining-materials",
  title: "CNC machining materials",
  seoTitle: "CNC Machining Materials",
  description:
    "Aluminum, steel, titanium, brass and plastics for CNC machining: strength, hardness, heat, machining cost against 6061, and when not to take them.",
  summary: "Metals and plastics for milling and turning, with strength, hardness, heat and cost.",
  services: ["cnc-machining"],
  opening: {
    heading: "CNC machining materials, metal and plastic",
    lead: "Anything that comes as stock and holds its shape can be cut. 6061 aluminum, 304 stainless and POM serve most parts; the table says what a step up in strength or heat costs.",
    next: ["Read about CNC machining", toPage("cnc-machining")],
  },
  blocks: [
    textBlock(
      "first",
      "## What to look at first",
      "- **Yield strength, not tensile strength.** A part that has yielded is scrap, even if it did not break. 6061-T6 yields at 276 MPa, 7075-T6 at 503 MPa.",
      "- **Temper.** The letters after the dash change the figures. 6061-O is not 6061-T6; 17-4PH must be named with its state, for example H900.",
      "- **Machining.** Material is often the small part of the price. The way it cuts is the large one.",
      "- **Plastics:** continuous temperature and water. Nylon takes up 8.5–9.5% water when saturated and grows; POM hardly does.",
    ),
    gradeTable({
      heading: "All materials for machining",
      services: ["cnc-machining"],
      properties: [
        "density",
        "tensileStrength",
        "yieldStrength",
        "elongation",
        "modulus",
        "hardness",
        "heatDeflectionHigh",
        "maxServiceTemperature",
        "meltingPoint",
        "glassTransition",
        "thermalConductivity",
      ],
    }),
    textWithTable(
      "cost",
      table(
        "Relative cost of machining the same part",
        ["Material", "Cost against 6061"],
        ["POM", "0.8 ×"],
        ["Brass C360", "0.9 ×"],
        ["Aluminum 6061", "1 ×"],
        ["Aluminum 7075", "1.1 ×"],
        ["Steel 1018", "1.4 ×"],
        ["Stainless 303", "1.7 ×"],
        ["Stainless 304, 316", "2–2.5 ×"],
        ["Titanium", "3.5–5 ×"],
        ["Inconel", "5–8 ×"],
      ),
      "## What the material does to the price",
      "Typical ratios for cutting time and tools, without the price of the stock. They are general engineering values, not a quotation.",
    ),
    textBlock(
      "families",
      "## The families",
      "### Aluminum",
      "Light, quick to cut, conducts heat and takes anodizing. 6061 is the default, 7075 the strong one, 2024 the one for repeated load, 5052 for salt water, MIC-6 for plates that must stay flat. For colors by anodizing choose 6061: see [anodizing and color](blog-anodising-and-colour).",
      "### Stainless steel",
      "303 cuts best, 304 is the general choice, 316 resists chlorides, 17-4PH is strong. The 400 series can be hardened, and rusts sooner. Passivate stainless parts after machining.",
      "### Carbon, alloy and tool steel",
      "Strong and cheap, and they rust: plan a finish. 4140 pre-hardened to 28–32 HRC needs no heat treatment after cutting, which keeps its size.",
      "### Copper, brass, bronze",
      "Brass C360 is the reference for easy machining. Copper conducts best and cuts badly. Bronze is for bushings. Brass and bearing bronze contain lead.",
      "### Titanium and nickel alloys",
      "For weight with strength, for heat, for corrosion. They cut slowly; design so that little must be removed.",
      "### Plastics",
      "POM for fits, PC and PMMA for clear parts, PEEK, PEI and PPSU for heat, PTFE and UHMW-PE for sliding. Allow wider tolerances than in metal.",
    ),
    questions(
      "Questions about materials for machining",
      question(
        "Is 7075 better than 6061?",
        "Stronger, not better. It yields at 503 MPa against 276 MPa, cannot be welded, corrodes sooner and costs about 1.1 times as much to cut. Stiffness is practically the same: if a part bends too much, make it thicker.",
      ),
      question(
        "When is 316 worth it over 304?",
        "When chlorides are near: sea air, sweat, pools, many cleaners. In dry rooms 304 does the same. Both cut at 2–2.5 times the cost of 6061.",
      ),
      question(
        "Which plastic holds the closest tolerance?",
        "POM, then PEEK. Both take up little water and cut cleanly. PTFE and UHMW-PE creep: give them wide tolerances.",
      ),
      question(
        "Do I get a certificate for the material?",
        "Ask for it in the request. The usual one is [EN 10204](term-en-10204) 3.1: a report by the mill about the lot, which the part is then made from.",
      ),
    ),
    pages(
      { heading: "From the stock to the part", lead: "Rules for the shape, and what tolerances cost." },
      "cnc01",
      "surface-finish",
      "blog-tolerances-that-cost",
      "blog-material-data-sheet",
    ),
    quoteCall(
      "Name the grade and the temper",
      "Or name the load and the surroundings, and ask for a proposal.",
      "Process: CNC machining\nMaterial and temper: \nWhat the part must withstand: \nCertificate needed: \nQuantity: ",
    ),
  ],
});
