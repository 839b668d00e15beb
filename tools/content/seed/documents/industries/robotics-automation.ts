import { question, need, processChooser, questions, quoteCall } from "../../blocks.ts";
import { toPage } from "../../links.ts";
import { caseStudies, guides } from "../../list-blocks.ts";
import { industry } from "../../pages.ts";
import { table, textWithTable, textBlock } from "../../rich-text.ts";

export const roboticsAutomation = industry({
  id: "robotics-automation",
  title: "Robotics and automation",
  seoTitle: "Robotics & Automation",
  description:
    "Parts for robots and machines: arm links, joints with H7 bores, grippers, covers, frames. The right process for each, from one cell to full production.",
  summary: "Arm links, joint housings, grippers, covers and frames, from one cell to full production.",
  opening: {
    heading: "Robotics and automation: precise joints, light arms",
    lead: "A robot is a frame, a few precise bores and a skin. Machine the joints, bend the frame, print the gripper and cast the covers: 1 to 1,000 parts, each by the process that suits it.",
    next: ["See the yellow robot", toPage("yellow-robot")],
  },
  blocks: [
    textBlock(
      "parts",
      "## Typical parts for this industry",
      "- **Arm links and joint housings** in 6061 or 7075, [5-axis machined](cnc-machining), bearing bores to H7.",
      "- **End-of-arm tooling and grippers** in PA12 by [MJF](mjf-printing), with internal air channels.",
      "- **Covers and skins** by [vacuum casting](urethane-casting), painted, in 10–100 sets.",
      "- **Frames, cabinets and AGV chassis** in [sheet metal](sheet-metal-fabrication), welded and machined.",
      "- **Gear housings** milled as prototypes, then [die cast](die-casting).",
      "- **Cable guides, sensor brackets, bumpers** in nylon and TPU by [SLS](sls-printing) or MJF.",
    ),
    textWithTable(
      "what-matters",
      table(
        "What matters in robot parts, and what to specify",
        ["Requirement", "Why it matters", "What to specify"],
        [
          "Bearing bores",
          "Backlash and noise start there",
          "H7, the bearing type, and coaxiality of the pair",
        ],
        ["Inertia", "Every gram at the wrist costs speed", "A mass limit, and where you need stiffness"],
        ["Contact safety", "People touch collaborative robots", "Edge radii, and ISO 10218-2 if it applies"],
        ["Sealing", "Dust and coolant get in", "IP code, and which joints are sealed"],
        ["Appearance", "Covers sit side by side", "RAL color, gloss, gap and flush"],
      ),
      "## What matters",
    ),
    processChooser(
      "Processes for robot parts",
      "First choice, second choice, and the process to avoid.",
      need("A joint housing with bearing seats", {
        first: "cnc-machining",
        reason: "H7 on 18–30 mm is +0.021/0 mm; both seats cut in one setup",
        second: "die-casting",
        avoid: "dmls-printing",
        avoidReason: "±0.2 mm as printed; needs machining anyway",
      }),
      need("A gripper shaped to the product", {
        first: "mjf-printing",
        reason: "Internal channels, light, quick to change",
        second: "fdm-printing",
        avoid: "injection-molding",
        avoidReason: "A tool for a few parts",
      }),
      need("10 to 100 sets of painted covers", {
        first: "urethane-casting",
        reason: "Large shells, cast-in inserts, RAL paint",
        second: "sla-printing",
        avoid: "injection-molding",
        avoidReason: "Tooling isn't justified below about 200 sets",
      }),
      need("A frame or base for a cell", {
        first: "sheet-metal-fabrication",
        reason: "Welded, then machined only on the pads",
        second: "cnc-machining",
        avoid: "die-casting",
        avoidReason: "A large die for few parts",
      }),
      need("Soft fingers and bumpers", {
        first: "urethane-casting",
        reason: "From 10 Shore A, in any color",
        second: "mjf-printing",
        avoid: "sla-printing",
        avoidReason: "Flexible resins tear",
      }),
    ),
    textBlock(
      "materials",
      "## Recommended materials",
      "- **6061-T6:** links and housings; anodizes well. **7075-T6** carries more load at the same stiffness.",
      "- **4140:** shafts and gears, hardened or nitrided.",
      "- **POM:** sliders and small gears, 60–66 MPa, low friction.",
      "- **PA12 and TPU:** grippers, guides, bumpers.",
      "- **ABS-like polyurethane:** covers. The resin in the [yellow robot](yellow-robot) has a heat deflection temperature of about 100 °C at 1.8 MPa.",
      "- **304 stainless:** washdown cells.",
      "Compare them in [CNC materials](cnc-machining-materials), [3D printing materials](printing3d-materials) and [vacuum casting materials](urethane-casting-materials). See [surface finishing](surface-finish) for hard anodizing, RAL paint and soft-touch paint.",
    ),
    textBlock(
      "standards",
      "## Standards buyers ask for",
      "They depend on your machine. Tell us which apply so that edges, documents and sealing comply.",
      "- [ISO 10218](term-iso-10218): safety of industrial robots and, since 2025, of [collaborative robots](term-collaborative-robots).",
      "- [ISO 13849 and IEC 62061](term-iso-13849): functional safety of controls.",
      "- [IEC 60529](term-ip-code): IP codes, from IP54 to IP67.",
      "- [ISO 9001](term-iso-9001): the baseline for most supplier requirements.",
      "- [RoHS](term-rohs): substances in electrical equipment.",
    ),
    questions(
      "Questions from robot builders",
      question(
        "Can you hold H7 in a bore?",
        "Yes, by reaming or boring, for example +0.021/0 mm on 18–30 mm. Specify it only on bearing and dowel bores. If the part is anodized, have the bore masked or state that the size applies after anodizing. See the [CNC guide](cnc01).",
      ),
      question(
        "How light can a printed gripper be?",
        "Nylon weighs 1.01 g/cm³ versus 2.70 for aluminum: 63% less for the same volume. Most grippers get lighter still, because internal channels replace hoses and fittings.",
      ),
      question(
        "Printed, cast or molded covers?",
        "Print up to about five sets, cast 10–100, and mold from about 200. The [yellow robot](yellow-robot) explains the choice, with its cost split and lead time.",
      ),
      question(
        "Can covers be conductive or shielded?",
        "Yes. We can coat plastic covers inside with conductive paint; sheet metal needs no coating. Tell us the frequency and the attenuation so that we can agree on a test.",
      ),
      question(
        "Do you do assembly?",
        "Yes, on request. We can quote inserts, bearings and subassemblies with the parts. Send the assembly drawing and tell us what you will supply.",
      ),
      question(
        "Which finish for aluminum joints?",
        "Type II anodizing for protection and color, hard anodizing of 25–75 µm where parts slide. On fits, allow for half the layer on each face.",
      ),
    ),
    guides(
      { heading: "Guides for these parts", lead: "Fits and pockets, printing rules, casting rules." },
      "cnc01",
      "design-guideinfo",
      "complex-module01",
      "sheet-metal01",
    ),
    caseStudies(
      {
        heading: "A robot arm: covers and frame",
        lead: "A representative project: cast and painted covers on a machined frame.",
      },
      "yellow-robot",
    ),
    quoteCall(
      "Send the whole assembly",
      "You get one quote, with each part in the process that suits it.",
      "Industry: Robotics and automation\nParts and quantity of each: \nBearing fits: \nColor and finish: \nDate: ",
    ),
  ],
});
