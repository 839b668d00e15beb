import { ADDRESS, EMAIL } from "../contact.ts";
import type { SeedPage } from "../document.ts";
import { toEmail } from "../link.ts";
import { bullet, heading, paragraph, prose } from "../prose.ts";

export const privacyPolicy: SeedPage = {
  _id: "privacy-policy",
  _type: "page",
  title: "Privacy policy",
  path: "/privacy-policy",
  seo: {
    _type: "seo",
    description:
      "What this site learns about you when you read it or ask for a quote, what it is used for, and how to have it deleted.",
  },
  blocks: [
    {
      _key: "policy",
      _type: "hero",
      heading: "Privacy policy",
      lead: "What this site learns about you, what it is used for, and what you can ask of us.",
    },
    {
      _key: "text",
      _type: "richText",
      text: prose(
        heading("Who is responsible"),
        paragraph(
          `Donghe Manufacturing, ${ADDRESS.join(", ")}. Write to `,
          { text: EMAIL, link: toEmail(EMAIL) },
          ".",
        ),
        heading("When you ask for a quote"),
        paragraph("The form sends us what you enter and nothing else:"),
        bullet("first and last name, e-mail address and phone number with country code, to answer you;"),
        bullet("the project description and the file, if you add one, to work out a price."),
        paragraph(
          "The file goes to a storage service and is opened only by people who work on your inquiry. Please do not upload export-controlled data.",
        ),
        heading("When you read the site"),
        paragraph(
          "For each page we record its address, how long it was open, and whether the device is a phone, a tablet or a computer. This tells us which pages are read. It is not joined with what you enter in the form.",
        ),
        heading("Where it is kept"),
        paragraph("We work in China, so inquiries and files are processed there."),
        heading("What you can ask"),
        paragraph(
          "You can ask what we hold about you, and have it corrected or deleted. An e-mail is enough.",
        ),
      ),
    },
  ],
};
