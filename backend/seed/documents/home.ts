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
  seoTitle: "Parts made to the drawing | Donghe Manufacturing",
  summary: "Custom parts in plastic and metal, from one prototype to a series.",
  description:
    "Custom parts by 3D printing, CNC machining, sheet metal, vacuum casting, injection molding and die casting. Send a file and ask for a price.",
  blocks: [
    {
      ...hero({
        id: "home",
        eyebrow: "On-demand manufacturing",
        heading: "Parts made to the drawing",
        lead: "For engineers and buyers who need one prototype, a hundred trial parts or a series: printed, machined, bent, cast or molded in Wuhan, China. The figures stand on every page, so you can rule a process out before you write.",
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
          heading: "What we make, and how closely",
          lead: "Eight services. The figures are typical capability; geometry and material move them.",
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
        heading: "How a quote goes",
        lead: "No account is needed, and the file is optional: a description is enough for a first answer.",
        steps: [
          step(
            "Send",
            "STEP, IGS, STP and STL are read; pack several files as ZIP or RAR, up to 500 MB. STL has no unit: say millimeters or inches. A PDF drawing in the ZIP tells tolerances and threads.",
          ),
          step(
            "Say",
            "Material, finish, the quantities that you want priced, and the date. If you do not know the process, say what the part must survive.",
          ),
          step(
            "Compare",
            "You get a price and a lead time for each quantity, the process we would choose, and what in the part costs money without use.",
          ),
          step(
            "Decide",
            "Open points on tolerance, material and finish are settled in writing. Work begins when you order, not before.",
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
        "How closely, side by side",
      ),
      tone: "sheet",
    },
    industries(
      {
        heading: "For whom",
        lead: "What each industry orders, what matters there, and which standards its buyers name.",
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
      "## Why engineers keep these pages open",
      "- **Figures first.** Tolerance, size, time and quantity of each process, with their conditions and sources.",
      "- **A plain no.** Each page says when not to use the process and which one to take instead.",
      "- **Reasons.** The [design guides](design-guide) give each rule with its value, its reason and a drawing.",
      "- **Nothing borrowed.** No invented customers or certificates. Figures are marked as typical, case studies as representative.",
      "- **One request for several ways.** Printed, cast and molded can be quoted side by side for one part.",
      "More about the people and the place: [about us](about-us). To write or call: [contact](contact-us).",
    ),
    {
      ...drawing(
        "compare-quantities",
        "Quantities that make sense, by process: typical ranges.",
        "How many, side by side",
      ),
      tone: "sheet",
    },
    allGuides({
      heading: "Five design guides",
      lead: "Read them before the drawing is closed. Made to be printed.",
    }),
    allCaseStudies({
      heading: "Projects, step by step",
      lead: "Representative projects: the problem in numbers, the route in days, the reasons.",
    }),
    someVideos({
      heading: "See it made",
      lead: "Short films without sound, with captions and transcripts. They load when you start them.",
    }),
    latestPosts({
      heading: "Decisions explained",
      lead: "From the blog: processes, tolerances, materials, requests for quotation.",
    }),
    quoteCall(
      "Send the part, get a price",
      "A file or a description, the quantities and a date are enough to begin.",
      "Part and process (if known): \nMaterial and finish: \nQuantities: \nDate: ",
    ),
  ],
});
