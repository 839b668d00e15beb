import type { ContactDetails, QuoteForm } from "../../../web/cms/types.generated.ts";
import { question, hero, questions } from "../blocks.ts";
import type { Keyed } from "../keys.ts";
import { toPage } from "../links.ts";
import { generalPage } from "../pages.ts";
import { textBlock } from "../rich-text.ts";

const details: Keyed<ContactDetails> = {
  _key: "details",
  _type: "contactDetails",
  anchor: "details",
  heading: "E-mail, phone, address",
  lead: "Wuhan is at UTC+8 all year: when it is 9:00 there, it is 2:00 in Berlin in winter, 3:00 in summer, and the evening before in New York.",
};

const form: Keyed<QuoteForm> = {
  _key: "form",
  _type: "quoteForm",
  anchor: "quote",
  heading: "Get a price",
  lead: "The form asks for exactly what we need. The file is optional.",
  points: [
    "A STEP file; add a PDF drawing for tolerances, threads and finish, both in one ZIP",
    "Material with grade or temper, and finish with color",
    "The quantities you want priced, for example 5, 50 and 500",
    "The date you need, and the standards that apply",
  ],
};

export const contactUs = generalPage({
  id: "contact-us",
  title: "Contact us",
  seoTitle: "Contact us",
  summary: "E-mail, phone, address in Wuhan, and the form for a quote.",
  description:
    "E-mail, phone and address of Donghe Manufacturing in Wuhan, China, and the form for a quote. What to send to get an exact answer.",
  blocks: [
    hero({
      id: "contact-us",
      eyebrow: "Contact",
      heading: "Write, call or send a part",
      lead: "For a price, use the quote form: it asks for exactly what we need. For anything else, write or call.",
      next: ["How a project runs", toPage("about-us", "omp")],
    }),
    details,
    form,
    textBlock(
      "before",
      "## Before you write",
      "- Not sure about the process? See [choose a process](home#chooser) or say what the part must survive.",
      "- A question about walls, draft or tolerances? The [design guides](design-guide) may have answered it.",
      "- A question about a material? Compare grades on [CNC materials](cnc-machining-materials) or [injection molding materials](injection-molding-materials).",
      "- Inquiries about gun types are not accepted.",
      "- Please do not upload export-controlled data.",
    ),
    questions(
      "Questions about contact",
      question(
        "Do I need an account?",
        "No. The form takes your name, e-mail address, phone number, a description, and a file if you have one.",
      ),
      question(
        "How do I send several files?",
        "Send one ZIP or RAR file, up to 500 MB. We read STEP, STP, IGS and STL as they are.",
      ),
      question(
        "What if my file is larger than 500 MB?",
        "Send the form with a description and say so; we'll agree on another way. Often a STEP file without its history, or a coarser STL, is small enough.",
      ),
      question(
        "Can I send a drawing by e-mail?",
        "Yes. The form is safer, because the file goes straight to private storage. By e-mail, encrypt anything confidential.",
      ),
      question(
        "What happens to my data?",
        "It is used to answer you and kept in China. The details are in the [privacy policy](privacy-policy).",
      ),
    ),
  ],
});
