import type { ContactDetails, QuoteForm } from "../../../../web/cms/types.generated.ts";
import { question, hero, questions } from "../blocks.ts";
import type { Keyed } from "../keys.ts";
import { toPage } from "../links.ts";
import { generalPage } from "../pages.ts";
import { textBlock } from "../rich-text.ts";

const details: Keyed<ContactDetails> = {
  _key: "details",
  _type: "contactDetails",
  anchor: "details",
  heading: "Email, phone, address",
  lead: "Wuhan is on UTC+8 all year. At 9:00 a.m. in Wuhan, it is the previous evening in New York and 2:00 a.m. in Berlin (3:00 a.m. in summer).",
};

const form: Keyed<QuoteForm> = {
  _key: "form",
  _type: "quoteForm",
  anchor: "quote",
  heading: "Get a price",
  lead: "The form asks only for what we need. A file is optional.",
  points: [
    "A STEP file and, for tolerances, threads and finish, a PDF drawing, together in one ZIP",
    "The material with its grade or temper, and the finish with its color",
    "The quantities you want priced, for example 5, 50 and 500",
    "Your date, and the standards that apply",
  ],
};

export const contactUs = generalPage({
  id: "contact-us",
  title: "Contact us",
  seoTitle: "Contact us",
  summary: "Email, phone, our address in Wuhan, and the quote form.",
  description:
    "Email, phone and address of Donghe Manufacturing in Wuhan, China, and the quote form. What to send to get an accurate quote.",
  blocks: [
    hero({
      id: "contact-us",
      eyebrow: "Contact",
      heading: "Write, call or send a part",
      lead: "For a price, use the quote form: it asks only for what we need. For anything else, email or call.",
      next: ["How a project runs", toPage("about-us", "omp")],
    }),
    details,
    form,
    textBlock(
      "before",
      "## Before you write",
      "- Not sure which process? [Choose one by need](home#chooser), or tell us what the part has to withstand.",
      "- Questions about walls, draft or tolerances? Check the [design guides](design-guide).",
      "- Questions about a material? Compare grades in [CNC materials](cnc-machining-materials) or [injection molding materials](injection-molding-materials).",
      "- Inquiries about gun types are not accepted.",
      "- Please don't upload export-controlled data.",
    ),
    questions(
      "Common questions",
      question(
        "Do I need an account?",
        "No. The form asks for your name, email address, phone number, a description, and a file if you have one.",
      ),
      question(
        "How do I send several files?",
        "Put them in one ZIP or RAR file, up to 500 MB. You can send a single STEP, STP, IGS or STL file as it is. PDF and DXF drawings go into the ZIP with the model.",
      ),
      question(
        "What if my file is larger than 500 MB?",
        "Send the form without the file and mention it in the description, and we'll arrange another way. A STEP export without feature history or a coarser STL is often small enough.",
      ),
      question(
        "Can I email a drawing?",
        "Yes, but the form is safer, because the file goes straight to private storage. If you use email, encrypt anything confidential.",
      ),
      question(
        "Do you sign an NDA?",
        "Yes. Download our [mutual NDA](ordering#nda) or send yours, and sign it before you upload confidential files.",
      ),
      question(
        "Who answers, and how fast?",
        "An engineer checks your part and asks if anything is missing. Reply and lead times count working days: Monday to Friday, excluding Chinese public holidays.",
      ),
      question(
        "What happens to my data?",
        "We use it to answer you and keep it in China. See the [privacy policy](privacy-policy) for details.",
      ),
    ),
  ],
});
