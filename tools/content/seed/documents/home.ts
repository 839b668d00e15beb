import { drawing, keyFigure, howItWorks, step, hero, quoteCall } from "../blocks.ts";
import { headline } from "../capabilities.ts";
import { toPage } from "../links.ts";
import {
  allCaseStudies,
  processGuides,
  allMaterials,
  industries,
  latestPosts,
  processCards,
  someVideos,
} from "../list-blocks.ts";
import { generalPage } from "../pages.ts";
import { textBlock } from "../rich-text.ts";
import { homeChooser } from "./home-chooser.ts";
import { homeMarks } from "./home-marks.ts";
import { homeParts } from "./home-parts.ts";

export const home = generalPage({
  id: "home",
  path: "/",
  title: "Home",
  seoTitle: "Custom plastic and metal parts | Donghe Manufacturing",
  summary: "Custom parts in plastic and metal, from one prototype to full production.",
  description:
    "Custom parts by 3D printing, CNC machining, sheet metal, vacuum casting, injection molding and die casting. Send a file to get a quote.",
  blocks: [
    {
      ...hero({
        id: "home",
        eyebrow: "On-demand manufacturing",
        heading: "Custom plastic and metal parts, from prototype to production",
        lead: "Typical lead times start at 1 working day for printed parts, 3 for machined parts and 10 for molded parts, tooling included. For engineers and buyers who need one prototype, a hundred trial parts or full production, made in Wuhan, China.",
        next: ["Choose a process", toPage("home", "chooser")],
      }),
      isOnSheet: true,
      hasSearch: true,
      marks: homeMarks,
      figures: [
        keyFigure("Part", "Sensor housing"),
        keyFigure("Process", "CNC, 5-axis"),
        keyFigure("Material", "Aluminum 6061-T6"),
        keyFigure("Finish", "As machined; insert red anodized"),
        keyFigure("General tolerance", headline("cnc-machining", "generalTolerance")),
      ],
    },
    {
      ...processCards(
        {
          heading: "Processes and tolerances at a glance",
          lead: "Eight services with typical values. Geometry and material affect what we can hold.",
        },
        "printing3d",
        "cnc-machining",
        "sheet-metal-fabrication",
        "urethane-casting",
        "injection-molding",
        "die-casting",
        "surface-finish",
        "product-development",
      ),
      anchor: "what",
    },
    {
      ...howItWorks({
        heading: "How quoting works",
        lead: "Quotes are free. You don't need an account or even a file: a description is enough for a first answer.",
        steps: [
          step(
            "Send",
            "Upload STEP, IGS, STP or STL, or several files in one ZIP or RAR, up to 500 MB. STL files have no units, so specify millimeters or inches. Add a PDF drawing for tolerances and threads.",
          ),
          step(
            "Specify",
            "Tell us the material, finish, quantities and date. Not sure which process? Tell us what the part has to withstand.",
          ),
          step(
            "Compare",
            "You get a price and a lead time for each quantity, the process we recommend, and a list of features that add cost without adding value.",
          ),
          step(
            "Decide",
            "We agree on tolerances, material and finish in writing. Production starts once the order is confirmed, not before.",
          ),
        ],
      }),
      anchor: "our",
    },
    { ...homeChooser, tone: "sheet" },
    ...homeParts,
    {
      ...drawing(
        "compare-tolerance-zones",
        "General tolerances on a length of 25 mm, drawn to one scale. Typical capability; they apply unless your drawing says otherwise.",
        "Tolerances compared",
      ),
      tone: "sheet",
    },
    industries(
      {
        heading: "Industries we serve",
        lead: "What each industry orders, what matters most, and which standards its buyers ask for.",
      },
      "aerospace-uav",
      "automotive",
      "robotics-automation",
      "communications",
      "consumer-products",
      "industrial",
      "medical",
      "product-development",
    ),
    allMaterials({
      heading: "Compare materials",
      lead: "Sort by any property, filter by need, and compare grades side by side. Typical values, not for specification.",
    }),
    textBlock(
      "why",
      "## What you can rely on here",
      "- **Data up front.** Tolerance, size, lead time and quantity for every process, with conditions and sources.",
      "- **Straight advice.** Every page says when not to use a process, and what to use instead.",
      "- **Rules you can check.** The [design guides](design-guide) give every rule with its value, its reason and a drawing. The [part check](part-check) applies them to your CAD file.",
      "- **Nothing made up.** No invented customers or certificates. Typical values and representative projects are labeled as such.",
      "- **One request, several processes.** We can quote the same part printed, cast and molded, side by side.",
      "Read more [about us](about-us) or about [ordering and terms](ordering), or [email or call us](contact-us).",
    ),
    {
      ...drawing(
        "compare-quantities",
        "Economical quantities by process: typical ranges.",
        "Quantities compared",
      ),
      tone: "sheet",
    },
    processGuides(
      {
        heading: "Design guides",
        lead: "Read them before you release the drawing. They print well on paper.",
      },
      "design-guideinfo",
      "cnc01",
      "sheet-metal01",
      "complex-module01",
      "molding01",
      "die-casting-guide",
    ),
    allCaseStudies({
      heading: "Projects, step by step",
      lead: "Representative projects: the problem in numbers, the schedule in days, and the reason for each choice.",
    }),
    someVideos({
      heading: "See it made",
      lead: "Short silent videos with captions and transcripts. Nothing loads until you press play.",
    }),
    latestPosts({
      heading: "Decisions explained",
      lead: "From the blog: how to choose a process, set tolerances, read data sheets and ask for a quote.",
    }),
    quoteCall(
      "Send the part, get a price",
      "Start with a file or a description, your quantities and a date. You get a price and a lead time for each quantity.",
      "Part and process (if known): \nMaterial and finish: \nQuantities: \nDate: ",
    ),
  ],
});
