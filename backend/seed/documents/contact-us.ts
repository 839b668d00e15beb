import { ADDRESS, EMAIL, PHONE, PHONE_EXTENSION } from "../contact.ts";
import type { SeedPage } from "../document.ts";
import { action, toEmail, toPage, toPhone, toQuote } from "../link.ts";
import { heading, paragraph, prose } from "../prose.ts";

export const contactUs: SeedPage = {
  _id: "contact-us",
  _type: "page",
  title: "Contact us",
  path: "/contact-us",
  seo: {
    _type: "seo",
    description:
      "E-mail, phone and address of Donghe Manufacturing in Wuhan, China, and the form for a quote.",
  },
  blocks: [
    {
      _key: "hero",
      _type: "hero",
      heading: "Write, call or send a part",
      lead: "For a price, the quote form is the quickest way: it asks for what we need to answer.",
      actions: [action("Request A Quote", toQuote)],
    },
    {
      _key: "ways",
      _type: "richText",
      text: prose(
        heading("E-mail"),
        paragraph({ text: EMAIL, link: toEmail(EMAIL) }),
        heading("Phone"),
        paragraph(
          { text: PHONE, link: toPhone(PHONE) },
          `, extension ${PHONE_EXTENSION}. Wuhan is at UTC+8 all year.`,
        ),
        heading("Address"),
        paragraph(ADDRESS.join(", ")),
        heading("Your data"),
        paragraph(
          "What happens to what you send us stands in the ",
          { text: "privacy policy", link: toPage("privacy-policy") },
          ".",
        ),
      ),
    },
  ],
};
