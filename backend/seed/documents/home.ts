import { drawing, figure, howItWorks, step, hero, quoteCall } from "../blocks.ts";
import { headline } from "../capabilities.ts";
import { toPage } from "../links.ts";
import {
  allCaseStudies,
  allGuides,
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
    "Custom parts by 3D printing, CNC machining, sheet metal, vacuum casting, injection molding and die casting. Send a file and get a quote.",
  blocks: [
    {
      ...hero({
        id: "home",
        eyebrow: "On-demand manufacturing",
        heading: "Custom plastic and metal parts, from prototype to production",
        lead: "For engineers and buyers who need one prototype, a hundred trial parts or full production: printed, machined, bent, cast or molded in Wuhan, China. Every page gives the figures, so you can compare processes before you ask for a quote.",
        next: ["Choose a process", toPage("home", "chooser")],
      }),
      isOnSheet: true,
      marks: homeMarks,
      figures: [
        figure("Part", "Sensor housing"),
        figure("Process", "CNC, 5-axis"),
        figure("Material", "Aluminum 6061-T6"),
        figure("Finish", "As machined; insert red anodized"),
        figure("General tolerance", headline("cnc-machining", "generalTolerance")),
      ],
    },
    {
      ...processCards(
        {
          heading: "Processes and tolerances at a glance",
          lead: "Eight services. Figures are typical capability; geometry and material shift them.",
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
        lead: "No account needed, and the file is optional: a description is enough for a first answer.",
        steps: [
          step(
            "Send",
            "We read STEP, IGS, STP and STL; pack several files as ZIP or RAR, up to 500 MB. STL has no unit: say millimeters or inches. Add a PDF drawing for tolerances and threads.",
          ),
          step(
            "Specify",
            "Tell us the material, finish, quantities and date. If you are not sure of the process, tell us what the part must survive.",
          ),
          step(
            "Compare",
            "You get a price and a lead time for each quantity, the process we recommend, and the features that add cost but no value.",
          ),
          step(
            "Decide",
            "We settle open points on tolerance, material and finish in writing. Work starts when you order, not before.",
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
        "General tolerances on a length of 25 mm, to one scale: typical capability, unless your drawing says otherwise.",
        "Tolerances compared",
      ),
      tone: "sheet",
    },
    industries(
      {
        heading: "Industries we serve",
        lead: "What each industry orders, what matters most, and which standards its buyers cite.",
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
      heading: "Materials, with figures",
      lead: "Tables by process: sort by any property, filter by need, compare grades side by side. Typical values, not for specification.",
    }),
    textBlock(
      "why",
      "## Why engineers keep this site open",
      "- **Figures first.** Tolerance, size, lead time and quantity for each process, with conditions and sources.",
      "- **A plain no.** Each page says when not to use a process, and what to use instead.",
      "- **Reasons.** The [design guides](design-guide) give each rule with its value, its reason and a drawing.",
      "- **Nothing borrowed.** No invented customers or certificates. Figures are marked as typical, case studies as representative.",
      "- **One request, several processes.** We can quote one part printed, cast and molded, side by side.",
      "More about who we are: [about us](about-us). To write or call us: [contact](contact-us).",
    ),
    {
      ...drawing(
        "compare-quantities",
        "Economical quantities by process: typical ranges.",
        "Quantities compared",
      ),
      tone: "sheet",
    },
    allGuides({
      heading: "Five design guides",
      lead: "Read them before you release the drawing. Printable.",
    }),
    allCaseStudies({
      heading: "Projects, step by step",
      lead: "Representative projects: the problem in numbers, the schedule in days, the reasons.",
    }),
    someVideos({
      heading: "See it made",
      lead: "Short silent videos with captions and transcripts. They load when you press play.",
    }),
    latestPosts({
      heading: "Decisions explained",
      lead: "From the blog: processes, tolerances, materials, requests for quotation.",
    }),
    quoteCall(
      "Send the part, get a price",
      "A file or a description, quantities and a date are all we need to start.",
      "Part and process (if known): \nMaterial and finish: \nQuantities: \nDate: ",
    ),
  ],
});
