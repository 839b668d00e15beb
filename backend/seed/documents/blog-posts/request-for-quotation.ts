import { post } from "../../pages.ts";
import { table, textWithTable, textBlock } from "../../rich-text.ts";

export const requestForQuotation = post({
  slug: "request-for-quotation",
  title: "What to put in a request for quotation",
  description:
    "The files and facts that turn a request into one clear offer without questions back: model, drawing, material, finish, quantity, inspection, delivery.",
  summary: "The files and facts that bring one clear offer instead of a week of questions.",
  date: "2026-02-25",
  lead: "Most of the time between a request and an offer is spent on questions. Nearly all of them can be answered in advance, in ten lines.",
  guide: "cnc01",
  next: ["How we work", "about-us"],
  blocks: [
    textBlock(
      "why",
      "## Why a short request takes long",
      "“Please quote the attached part” leaves six things open: material, finish, tolerance, quantity, date and place. A shop has two choices. It asks, which takes a day for each round over time zones. Or it assumes, and prices the risk that it assumed wrong.",
      "A complete request gets a lower price for the same part, because nothing in it is uncertain. It also makes offers comparable: three shops that quote the same ten lines quote the same thing.",
    ),
    textWithTable(
      "ten-lines",
      table(
        "Ten lines of a complete request",
        ["Line", "Good", "Not enough"],
        ["Model", "STEP file, final revision", "A picture"],
        ["Drawing", "PDF with fits, threads, roughness", "“See model”"],
        ["Process", "“CNC, or propose”", "–"],
        ["Material", "Aluminum 6061-T6", "“Aluminum”"],
        ["Finish", "Anodized type II, black, matt", "“Black”"],
        ["Tolerance", "±0.125 mm, fits as drawn", "“Precise”"],
        ["Quantity", "10, 100 and 1,000 parts", "“Some”"],
        ["Inspection", "Report of 5 dimensions, 3 parts", "“Quality”"],
        ["Date and place", "In Hamburg by 15 May", "“As soon as possible”"],
        ["Use", "Pump cover, 60 °C, water, 3 bar", "–"],
      ),
      "## Ten lines",
      "The last line is the one that is left out most, and the one that brings the best advice.",
    ),
    textBlock(
      "files",
      "## Files",
      "- **STEP** is the best model for every process. It has exact surfaces and a unit. IGES works; STL is for printing only and has no unit, so write it down: [STL and units](blog-stl-and-units).",
      "- **A PDF drawing** carries what a model cannot: fits, threads, roughness, surface treatment, masking, datums, inspection. Without a drawing, the general tolerance of the process holds everywhere.",
      "- **One revision.** Put the revision in the file name of both model and drawing. If the two contradict each other, say which one rules.",
      "- **Several files** go into one ZIP or RAR archive. The [form](quote) takes up to 500 MB.",
      "- **Controlled data stays at home.** Do not send drawings under [ITAR or EAR](term-itar).",
    ),
    textBlock(
      "material",
      "## Material: a name or a need",
      "Either name it exactly, with temper and standard (6061-T6, EN AW-6061), or name what the part must withstand and let the shop propose. “Stainless” alone can be 303, 304, 316 or 430, which differ in price by far and in corrosion by years.",
      "If you allow an equivalent, write “or equivalent, to be approved”. It lets the shop use what it has in stock, which often saves a week.",
      "If you need a certificate, say which: for metals usually [EN 10204](term-en-10204) 3.1, for electronics [RoHS](term-rohs) and [REACH](term-reach) statements. Ordered later, they can be impossible to get, because the stock is gone.",
    ),
    textBlock(
      "finish",
      "## Finish: five facts",
      "Type, color, gloss, which faces, and what is masked. “Anodized black” leaves three of five open. Write: “Anodize MIL-PRF-8625 type II class 2, black, bead blasted before, all over, threads masked.” The names and layers stand under [surface finishing](surface-finish).",
    ),
    textBlock(
      "quantity",
      "## Quantities: ask for three",
      "Ask for the quantity that you need, for ten times as many, and for a tenth. The answers show where another process becomes cheaper. A price that levels off early comes from a process without tooling; one that keeps falling steeply is paying off a tool.",
      "For [vacuum casting](urethane-casting) name sets: one mold gives 10 to 25 parts, so 30 pieces may need two molds.",
    ),
    textBlock(
      "dates",
      "## Dates: when, where, how",
      "Give the day on which the parts must be on your table, and the place. Add what can come earlier: two parts by air for a fit test, the rest by sea. Name the [Incoterm](term-incoterms), or ask for a price with delivery and duty.",
      "Say what depends on the date. “Trade fair on 3 June” is better than “urgent”, because it tells the shop that 4 June is worthless.",
    ),
    textBlock(
      "use",
      "## Use: one sentence that pays",
      "“Cover of a pump, inside water at 60 °C, opened once a year.” From this sentence a maker sees three things: screws go into brass inserts, nylon would grow in the water, and the groove of the O-ring needs Ra 0.8 µm. Without it, the drawing is made as it is, mistakes included.",
      "If the purpose is secret, describe the loads without the product, or sign an [NDA](term-nda) first.",
    ),
    textBlock(
      "template",
      "## A text to copy",
      "“Attached: bracket-C.step and bracket-C.pdf, the drawing rules. CNC or your proposal. 6061-T6 or equivalent. Bead blast, anodize type II black, threads masked. General tolerance ±0.125 mm, fits as drawn. 10, 100 and 1,000 pieces. Report of the dimensions in boxes on 3 pieces. Material certificate 3.1. In Hamburg by 15 May, first 2 pieces by 25 April if possible. Use: holds a camera of 1.2 kg on a vehicle, outdoors. Which features cost most, and what would you change?”",
      "The last question costs nothing. A shop that answers it has looked at the part.",
    ),
    textBlock(
      "compare",
      "## Comparing the answers",
      "- Is the same material, finish and inspection in each offer?",
      "- Is tooling separate, and who owns the tool?",
      "- Which assumptions does the offer name? An offer without any has either a perfect request, or a reader who did not look.",
      "- Does the date count from the order, from payment, or from approval of a sample?",
    ),
  ],
});
