import { question, questions, quoteCall } from "../../blocks.ts";
import { weightCalculator } from "../../calculators.ts";
import { toPage } from "../../links.ts";
import { pages } from "../../list-blocks.ts";
import { gradeTable, materialPage } from "../../pages.ts";
import { table, textWithTable, textBlock } from "../../rich-text.ts";

export const cncMachiningMaterials = materialPage({
  id: "cnc-machining-materials",
  title: "CNC machining materials",
  seoTitle: "CNC Machining Materials",
  description:
    "Aluminum, steel, titanium, brass and plastics for CNC machining: strength, hardness, heat, machining cost versus 6061, and when to avoid them.",
  summary: "Metals and plastics for milling and turning, with strength, hardness, heat and cost.",
  services: ["cnc-machining"],
  opening: {
    heading: "CNC machining materials, metal and plastic",
    lead: "Almost any solid stock can be machined. Aluminum 6061, stainless 304 and POM cover most parts; the table shows what more strength or heat resistance costs.",
    next: ["Read about CNC machining", toPage("cnc-machining")],
  },
  blocks: [
    textBlock(
      "first",
      "## What to look at first",
      "- **Yield strength, not tensile strength.** A part that has yielded is scrap, even if it did not break. 6061-T6 yields at 276 MPa, 7075-T6 at 503 MPa.",
      "- **Temper.** The code after the dash changes the values. 6061-O is not 6061-T6; 17-4PH must be specified with its condition, for example H900.",
      "- **Machinability.** Cutting usually costs more than the stock, so a material that cuts fast makes a cheaper part.",
      "- **Plastics:** continuous temperature and water. Saturated nylon holds 8.5–9.5% water and swells; POM barely changes.",
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
        ["Material", "Cost versus 6061"],
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
      "## How the material affects the price",
      "Typical ratios for machining time and tooling, without stock. General engineering values, not a quote.",
    ),
    textBlock(
      "families",
      "## The families",
      "### Aluminum",
      "Light, fast to machine, conducts heat and anodizes well. 6061 is the default, 7075 the strong one, 2024 the one for repeated load, 5052 for salt water, MIC-6 for plates that must stay flat. For colors by anodizing choose 6061: see [anodizing and color](blog-anodising-and-colour).",
      "### Stainless steel",
      "303 cuts best, 304 is the general choice, 316 resists chlorides, 17-4PH is strong. The 400 series can be hardened, and rusts sooner. Passivate stainless parts after machining.",
      "### Carbon, alloy and tool steel",
      "Strong and cheap, but they rust: plan on a finish. 4140 pre-hardened to 28–32 HRC needs no heat treatment after cutting, so parts keep their size.",
      "### Copper, brass, bronze",
      "Brass C360 is the reference for easy machining. Copper conducts best and machines poorly. Bronze is for bushings. Brass and bearing bronze contain lead.",
      "### Titanium and nickel alloys",
      "For weight with strength, for heat, for corrosion. They machine slowly, so design parts that need little material removed.",
      "### Plastics",
      "POM for fits, PC and PMMA for clear parts, PEEK, PEI and PPSU for heat, PTFE and UHMW-PE for sliding. Allow wider tolerances than in metal.",
    ),
    weightCalculator(
      { services: ["cnc-machining"] },
      "Weigh a part",
      "Enter the volume from your CAD program. A bracket in aluminum weighs a third of the same bracket in steel.",
    ),
    questions(
      "Questions about materials for machining",
      question(
        "Is 7075 better than 6061?",
        "Stronger, not better. It yields at 503 MPa versus 276 MPa, cannot be welded, corrodes sooner and costs about 1.1 times as much to cut. Stiffness is practically the same: if a part bends too much, make it thicker.",
      ),
      question(
        "When is 316 worth it over 304?",
        "Where chlorides are present: sea air, sweat, pools, many cleaners. In dry indoor air, 304 does the same job. Both cut at 2–2.5 times the cost of 6061.",
      ),
      question(
        "Which plastic holds the tightest tolerance?",
        "POM, then PEEK. Both absorb little water and cut cleanly. PTFE and UHMW-PE creep: give them wide tolerances.",
      ),
      question(
        "Can I get a material certificate?",
        "Yes, ask for it in your request. The usual one is [EN 10204](term-en-10204) 3.1: the mill's test report on the lot your part is made from.",
      ),
    ),
    pages(
      { heading: "From stock to part", lead: "Rules for the shape, and what tolerances cost." },
      "cnc01",
      "surface-finish",
      "blog-tolerances-that-cost",
      "blog-material-data-sheet",
    ),
    quoteCall(
      "Name the grade and the temper",
      "Or give us the load and the environment. We'll recommend a material and quote it.",
      "Process: CNC machining\nMaterial and temper: \nWhat the part must withstand: \nCertificate needed: \nQuantity: ",
    ),
  ],
});
