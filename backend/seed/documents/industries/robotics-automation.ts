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
    "Parts for robots and machines: arm links, joints with H7 bores, grippers, covers, frames. Which process for which part, from one cell to full production.",
  summary: "Arm links, joint housings, grippers, covers and frames, from one cell to full production.",
  opening: {
    heading: "Robotics and automation: exact joints, light arms",
    lead: "A robot is a frame, a few exact bores and a skin. Machine the joints, bend the frame, print the gripper, cast the covers: 1 to 1,000 parts, each by the process that suits it.",
    next: ["See the yellow robot", toPage("yellow-robot")],
  },
  blocks: [
    textBlock(
      "parts",
      "## Typical parts for this industry",
      "- **Arm links and joint housings** in 6061 or 7075, [5-axis machined](cnc-machining), bearing bores to H7.",
      "- **End-of-arm tooling and grippers** in PA12 by [MJF](mjf-printing), with air channels inside.",
      "- **Covers and skins** by [vacuum casting](urethane-casting), painted, in 10–100 sets.",
      "- **Frames, cabinets and AGV chassis** in [sheet metal](sheet-metal-fabrication), welded and machined.",
      "- **Gear housings** milled first, [die cast](die-casting) in series.",
      "- **Cable guides, sensor brackets, bumpers** in nylon and TPU by [SLS](sls-printing) or MJF.",
    ),
    textWithTable(
      "what-matters",
      table(
        "What matters in robot parts, and what to write in the request",
        ["What matters", "Why", "What to write"],
        [
          "Bearing bores",
          "Backlash and noise begin there",
          "H7 with the bearing named, and coaxiality of the pair",
        ],
        ["Inertia", "Each gram at the wrist costs speed", "A mass limit, and where stiffness is needed"],
        [
          "Safety of contact",
          "People touch collaborative robots",
          "Edge radii, and ISO 10218-2 if it applies",
        ],
        ["Protection", "Dust and coolant", "IP code, and which joints are sealed"],
        ["Look of the set", "Covers stand side by side", "RAL color, gloss, gap and flush"],
      ),
      "## What matters",
    ),
    processChooser(
      "Processes for robot parts",
      "First choice, second choice, and the process to avoid.",
      need("A joint housing with bearing seats", {
        first: "cnc-machining",
        reason: "H7 on 18–30 mm is +0.021/0 mm; both seats in one clamping",
        second: "die-casting",
        avoid: "dmls-printing",
        avoidReason: "As printed ±0.2 mm, machined anyway",
      }),
      need("A gripper shaped to the product", {
        first: "mjf-printing",
        reason: "Channels inside, light, changed in days",
        second: "fdm-printing",
        avoid: "injection-molding",
        avoidReason: "A tool for a few pieces",
      }),
      need("10 to 100 sets of painted covers", {
        first: "urethane-casting",
        reason: "Large shells, inserts cast in, paint to RAL",
        second: "sla-printing",
        avoid: "injection-molding",
        avoidReason: "Tools do not pay below about 200 sets",
      }),
      need("A frame or base for a cell", {
        first: "sheet-metal-fabrication",
        reason: "Welded, then machined on the pads only",
        second: "cnc-machining",
        avoid: "die-casting",
        avoidReason: "Size and number",
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
      "## Materials, with reasons",
      "- **6061-T6:** links and housings; anodizes well. **7075-T6** when the same stiffness must carry more load.",
      "- **4140:** shafts and gears, hardened or nitrided.",
      "- **POM:** sliders and small gears, 60–66 MPa, low friction.",
      "- **PA12 and TPU:** grippers, guides, bumpers.",
      "- **ABS-like polyurethane:** covers. Heat deflection about 100 °C at 1.8 MPa for the resin of the [yellow robot](yellow-robot).",
      "- **304 stainless:** where the cell is washed.",
      "Compare on [CNC materials](cnc-machining-materials), [3D printing materials](printing3d-materials) and [vacuum casting materials](urethane-casting-materials). Hard anodizing, RAL paint and soft-touch are covered in [surface finishing](surface-finish).",
    ),
    textBlock(
      "standards",
      "## Standards buyers cite",
      "Which ones apply depends on your machine. Tell us, so that edges, documents and sealing suit it.",
      "- [ISO 10218](term-iso-10218): safety of industrial robots, and since 2025 of [collaborative robots](term-collaborative-robots) as well.",
      "- [ISO 13849 and IEC 62061](term-iso-13849): functional safety of controls.",
      "- [IEC 60529](term-ip-code): IP codes, from IP54 to IP67.",
      "- [ISO 9001](term-iso-9001): the base of most supplier requirements.",
      "- [RoHS](term-rohs): substances in electric equipment.",
    ),
    questions(
      "Questions from robot builders",
      question(
        "Can you hold H7 in a bore?",
        "Yes, by reaming or boring, for example +0.021/0 mm on 18–30 mm. Give it to bearing and dowel bores only. If the part is anodized, say that the bore is masked or that the size holds after it. See the [CNC guide](cnc01).",
      ),
      question(
        "How light can a printed gripper be?",
        "Nylon has 1.01 g/cm³ against 2.70 for aluminum: 63% less for the same volume. Most grippers become lighter still, because hoses and fittings turn into channels.",
      ),
      question(
        "Printed, cast or molded covers?",
        "Up to about five sets print, 10–100 sets cast, from about 200 sets mold. The [yellow robot](yellow-robot) compares tooling, unit and days.",
      ),
      question(
        "Can covers be conductive or shielded?",
        "Plastic covers can be coated inside with conductive paint; sheet metal shields by itself. Say the frequency and the attenuation, so that it can be agreed how it is tested.",
      ),
      question(
        "Do you assemble?",
        "Ask for it in the request. Inserts, bearings and sub-assemblies can be quoted with the parts: send the assembly drawing and say what is supplied by you.",
      ),
      question(
        "Which finish for aluminum joints?",
        "Type II anodizing for protection and color, hard anodizing of 25–75 µm where parts slide. Allow for half of the layer on each fit.",
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
        heading: "A robot arm, covers and frame",
        lead: "A representative project: cast and painted covers on a machined frame.",
      },
      "yellow-robot",
    ),
    quoteCall(
      "Send the assembly, ask part by part",
      "One quote, with each part in the process that suits it.",
      "Industry: Robotics and automation\nParts and quantity of each: \nBearing fits: \nColor and finish: \nDate: ",
    ),
  ],
});
