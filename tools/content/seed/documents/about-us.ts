import { question, howItWorks, step, hero, questions, quoteCall } from "../blocks.ts";
import { ADDRESS } from "../contact.ts";
import { toPage } from "../links.ts";
import { pages, processCards } from "../list-blocks.ts";
import { generalPage } from "../pages.ts";
import { textBlock } from "../rich-text.ts";

export const aboutUs = generalPage({
  id: "about-us",
  title: "About us",
  seoTitle: "About us",
  summary: "Who makes your parts, where, and how a project runs from request to finished parts.",
  description:
    "Who makes your parts: an on-demand manufacturer in Wuhan, China, from prototype to production. How a project runs, how parts are checked, what work we decline.",
  blocks: [
    hero({
      id: "about-us",
      eyebrow: "About us",
      heading: "An on-demand manufacturer in Wuhan",
      lead: "We make parts to your drawings: one piece to test an idea, a few hundred to launch a product, and full production after that.",
      next: ["Contact us", toPage("contact-us")],
    }),
    {
      ...textBlock(
        "our-vision",
        "## Our approach",
        "The right process, the quantity you need, and tight tolerances only where they matter. That works only if you can compare processes before you order, and if nobody profits from selling you the wrong one.",
        "So every page shows data, limits and alternatives. And a quote gives you more than a price: the process we recommend, and the features that add cost without adding value.",
        "## What we make",
        "Parts and small assemblies in plastic and metal, for engineers and buyers in [aerospace and UAV](aerospace-uav), [automotive](automotive), [robotics and automation](robotics-automation), [communications](communications), [consumer products](consumer-products), [industrial](industrial) equipment and [medical devices](medical).",
        "## Work we decline",
        "- Inquiries about gun types are not accepted.",
        "- Export-controlled data. Please don't upload it; see [ITAR and EAR](term-itar).",
        "- Drawings you do not have the right to use.",
      ),
    },
    processCards(
      { heading: "Eight services", lead: "Each with its specifications, limits and design rules." },
      "printing3d",
      "cnc-machining",
      "sheet-metal-fabrication",
      "urethane-casting",
      "injection-molding",
      "die-casting",
      "surface-finish",
      "product-development",
    ),
    {
      ...howItWorks({
        heading: "How a project runs",
        lead: "The steps are the same for one part and for ten thousand; only their length differs.",
        steps: [
          step("Request", "You send a model, a drawing or a description, with quantities and a date."),
          step(
            "Quote",
            "Price and lead time for each quantity, the process we recommend, and design comments.",
          ),
          step(
            "Agreement",
            "We agree in writing on tolerances, material, finish and documents before work starts.",
          ),
          step(
            "Production",
            "We make and measure your parts. For tooling and production runs, you approve first articles.",
          ),
          step("Delivery", "We inspect, pack and ship the parts with the documents you ordered."),
        ],
      }),
      anchor: "omp",
    },
    textBlock(
      "certifications",
      "## Quality, and what we do not claim",
      "A part is good when it meets the drawing. Before you order, we agree on what to measure, how, and on how many parts. The quote states it.",
      "- **Drawing rules.** Toleranced dimensions are measured; the rest follows the general tolerance: in machining ±0.125 mm up to 300 mm, or [ISO 2768-m](term-iso-2768) if your drawing names it.",
      "- **Defaults.** What applies when the drawing is silent is in our [manufacturing standards](manufacturing-standards).",
      "- **Documentation on request.** Dimensional report, first article ([AS9102](term-as9102) format), material certificate to [EN 10204](term-en-10204) 3.1, [RoHS](term-rohs) and [REACH](term-reach) statements. See the [inspection menu](quality#inspection).",
      "- **Certificates.** This site claims no certificates. If your order needs one, such as [ISO 9001](term-iso-9001), [IATF 16949](term-iatf-16949) or [ISO 13485](term-iso-13485), tell us, and we'll tell you what can be met, and by whom.",
      "Values on this site are typical capability, not a promise. The quote states what we hold for your part.",
    ),
    {
      _key: "equipment",
      _type: "equipment",
      anchor: "equipment",
      heading: "Equipment",
      lead: "What we make in-house, and what our partners make.",
    },
    {
      _key: "team",
      _type: "team",
      anchor: "team",
      heading: "The people you work with",
      lead: "Who answers your request, and who follows your order.",
    },
    textBlock(
      "stfoei",
      "## Where we are",
      `${ADDRESS.join(", ")}. Our time zone is UTC+8 all year.`,
      "The factory tour in the header opens a virtual walkthrough in a new window. [Email, phone and address](contact-us) are on the contact page.",
    ),
    questions(
      "Questions about working with us",
      question(
        "Can I order just one part?",
        "Yes. A single prototype is a good way to see how we work. Processes that need tooling start higher: about 5 parts for [vacuum casting](urethane-casting), 100 for [injection molding](injection-molding) and 1,000 for [die casting](die-casting).",
      ),
      question(
        "Who sees my files?",
        "Only our staff can open them: files are kept in private storage and have no public address. A subcontractor gets a drawing only if your part requires it. If you need more, sign our [NDA](ordering#nda) before you send them. See the [privacy policy](privacy-policy).",
      ),
      question(
        "Which units should my drawing use?",
        "Millimeters are best. Inches are fine if the drawing or the message says so. STL files have no units, so always state them.",
      ),
      question(
        "What if a part doesn't match the drawing?",
        "Send us a photo and the measured dimension. We repair, replace or credit parts that don't match: see [warranty and complaints](ordering#warranty).",
      ),
      question(
        "Can I visit?",
        "Yes. Email us first, so that someone can meet you. The virtual tour is open at any time.",
      ),
    ),
    pages(
      { heading: "Where to go next", lead: "Terms for buyers, projects with numbers, guides with reasons." },
      "ordering",
      "quality",
      "case-studies",
      "design-guide",
      "blog",
    ),
    quoteCall(
      "Try us with one part",
      "Send a file or a description. You get a price and a lead time.",
      "Part: \nQuantity: \nDate: ",
    ),
  ],
});
