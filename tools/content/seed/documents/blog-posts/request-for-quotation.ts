import { post } from "../../pages.ts";
import { table, textWithTable, textBlock } from "../../rich-text.ts";

export const requestForQuotation = post({
  slug: "request-for-quotation",
  title: "What to put in a request for quotation",
  description:
    "The files and facts that get you one clear quote without follow-up questions: model, drawing, material, finish, quantity, inspection, delivery.",
  summary: "The files and facts that get you one clear quote instead of a week of questions.",
  date: "2026-02-25",
  lead: "Most of the time between a request and a quote goes into questions. Ten lines answer nearly all of them in advance.",
  guide: "cnc01",
  next: ["How we work", "about-us"],
  blocks: [
    textBlock(
      "why",
      "## Why a short request takes longer",
      "“Please quote the attached part” leaves six things open: material, finish, tolerance, quantity, date and destination. The supplier has two options. Asking takes a day per round across time zones. Assuming puts the risk of a wrong guess into the price.",
      "A complete request gets a better price for the same part, because nothing in it is uncertain. It also makes quotes comparable: three suppliers who quote the same ten lines quote the same thing.",
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
        ["Finish", "Anodized Type II, black, matte", "“Black”"],
        ["Tolerance", "±0.125 mm, fits as drawn", "“Precise”"],
        ["Quantity", "10, 100 and 1,000 parts", "“Some”"],
        ["Inspection", "Report of 5 dimensions, 3 parts", "“Quality”"],
        ["Date and place", "In Hamburg by May 15", "“As soon as possible”"],
        ["Use", "Pump cover, 60 °C, water, 3 bar", "–"],
      ),
      "## Ten lines",
      "The last line is the one most often missing, and the one that gets you the best advice.",
    ),
    textBlock(
      "files",
      "## Files",
      "- **STEP** is the best model for every process. It has exact surfaces and a unit. IGES works. STL is for printing only and has no unit, so state it: [STL and units](blog-stl-and-units).",
      "- **A PDF drawing** carries what a model can't: fits, threads, roughness, surface treatment, masking, datums, inspection. Without one, the general tolerance of the process applies everywhere.",
      "- **One revision.** Put it in the file names of model and drawing. If the two contradict each other, say which one governs.",
      "- **Several files** go into one ZIP or RAR archive. The [form](quote) takes up to 500 MB.",
      "- **No controlled data.** Don't send drawings under [ITAR or EAR](term-itar).",
    ),
    textBlock(
      "material",
      "## Material: a name or a need",
      "Name it exactly, with temper and standard (6061-T6, EN AW-6061), or state what the part must withstand and let us suggest one. “Stainless” alone can mean 303, 304, 316 or 430, and they differ widely in price and corrosion resistance.",
      "If an equivalent is acceptable, write “or equivalent, subject to approval”. We can then use stock, which often saves a week.",
      "If you need a certificate, say which: for metals usually [EN 10204](term-en-10204) 3.1, for electronics [RoHS](term-rohs) and [REACH](term-reach) statements. Ordered later, they may be impossible to get, because the stock is gone.",
    ),
    textBlock(
      "finish",
      "## Finish: five facts",
      "Type, color, gloss, faces, masking. “Anodized black” leaves three of the five open. Write: “Anodize MIL-PRF-8625 Type II class 2, black, bead blasted before, all over, threads masked.” Names and layers are under [surface finishing](surface-finish).",
    ),
    textBlock(
      "quantity",
      "## Quantities: ask for three",
      "Ask for the quantity you need, for ten times as many, and for a tenth. The answers show where another process becomes cheaper. A price that levels off early comes from a process without tooling; one that keeps falling is paying off a tool.",
      "For [vacuum casting](urethane-casting), ask by the set: one mold yields 10 to 25 parts, so 30 parts may need two molds.",
    ),
    textBlock(
      "dates",
      "## Dates: when, where, how",
      "Give the day the parts must be on your bench, and where that is. Add what can come earlier: two parts by air for a fit check, the rest by sea. Name the [Incoterm](term-incoterms), or ask for a price with delivery and duty.",
      "Say what depends on the date. “Trade show on June 3” tells us more than “urgent”: June 4 is too late.",
    ),
    textBlock(
      "use",
      "## Use: one sentence that pays off",
      "“Cover of a pump, inside water at 60 °C, opened once a year.” That tells an engineer three things: screws go into brass inserts, nylon would swell, and the O-ring groove needs Ra 0.8 µm. Without it, we make what the drawing shows, mistakes included.",
      "If the purpose is confidential, describe the loads without the product, or sign an [NDA](term-nda) first.",
    ),
    textBlock(
      "template",
      "## Text to copy",
      "“Attached: bracket-C.step and bracket-C.pdf; the drawing governs. CNC or your suggestion. 6061-T6 or equivalent. Bead blast, anodize Type II black, threads masked. General tolerance ±0.125 mm, fits as drawn. 10, 100 and 1,000 pieces. Report of the boxed dimensions on 3 pieces. Material certificate 3.1. In Hamburg by May 15, first 2 pieces by April 25 if possible. Use: holds a camera of 1.2 kg on a vehicle, outdoors. Which features cost most, and what would you change?”",
      "The last question is free. A supplier who answers it has looked at the part.",
    ),
    textBlock(
      "compare",
      "## Comparing quotes",
      "- Do all quotes cover the same material, finish and inspection?",
      "- Is tooling priced separately, and who owns it?",
      "- Which assumptions does each quote state? One without any had either a perfect request or a reader who didn't look.",
      "- Does lead time start at the order, the payment or the sample approval?",
    ),
  ],
});
