import { ADDRESS, EMAIL } from "../contact.ts";
import { toEmail } from "../link.ts";
import { generalPage } from "../page.ts";
import { bullet, heading, paragraph, prose } from "../prose.ts";
import { table, tableText, text } from "../texts.ts";

export const privacyPolicy = generalPage({
  id: "privacy-policy",
  title: "Privacy policy",
  seoTitle: "Privacy policy",
  summary: "What this site learns about you, why, where it is kept, and what you can ask of us.",
  description:
    "What this site learns about you when you read it or ask for a quote, what it is used for, where it is kept, and how to have it deleted.",
  blocks: [
    {
      _key: "hero",
      _type: "hero",
      eyebrow: "Privacy",
      heading: "Privacy policy",
      lead: "What this site learns about you, what it is used for, where it is kept, and what you can ask of us. In short: what you enter in the form, and which pages are read.",
    },
    {
      _key: "controller",
      _type: "richText",
      anchor: "controller",
      text: prose(
        heading("Who is responsible"),
        paragraph(
          `Donghe Manufacturing, ${ADDRESS.join(", ")}. For all questions about your data write to `,
          { text: EMAIL, link: toEmail(EMAIL) },
          ".",
        ),
        heading("In short"),
        bullet("The quote form sends us what you enter, and a file if you add one."),
        bullet("Reading the site is counted without a name: page, time in view, kind of device."),
        bullet("The site sets no cookies for visitors. A few choices stay in your own browser."),
        bullet("We work in China, so what you send us is processed there."),
        bullet("You can ask for a copy, a correction or deletion at any time."),
      ),
    },
    tableText(
      "quote",
      table(
        "What the quote form sends, and why",
        ["What", "Why", "Basis"],
        ["First and last name", "To address you", "Steps before a contract, at your request"],
        [
          "E-mail address, phone number with country code",
          "To answer and to ask back",
          "Steps before a contract, at your request",
        ],
        [
          "Project description",
          "To work out price and lead time",
          "Steps before a contract, at your request",
        ],
        [
          "File and its name, if you add one",
          "To work out price and lead time",
          "Steps before a contract, at your request",
        ],
        [
          "Time of receipt, and an identifier of this site",
          "To put requests in order",
          "Legitimate interest in orderly work",
        ],
        [
          "Notes of our staff and the state of the request",
          "To know who answered what",
          "Legitimate interest in orderly work",
        ],
      ),
      "## When you ask for a quote",
      "The form sends what you enter. Your request is stored, and a message about it goes by e-mail to our staff. The basis named is that of Article 6(1)(b) or (f) of the GDPR, where it applies.",
      "The file is uploaded by your browser straight to private storage, over an address that is valid for a short time. It has no public address: our staff open it through a link made for them. Please do not upload export-controlled data.",
      "If you close the form before sending, nothing has been sent except a file that was already uploaded.",
    ),
    tableText(
      "statistics",
      table(
        "What is recorded when a page is read",
        ["What", "Example"],
        ["Address of the page, without search words, marks or e-mail addresses", "/cnc-machining"],
        ["Part of the site", "cnc-machining"],
        ["Time that the page was in view", "42,000 ms"],
        ["Kind of device, by the width of the window", "phone, tablet or computer"],
        ["Identifier of this site", "the same for all visitors"],
      ),
      "## When you read the site",
      "A record is sent when you leave a page or hide it. It holds no name, no visitor number and no network address, and it is not joined with the form. It tells us which pages are useful. The basis is our legitimate interest in that (Article 6(1)(f) GDPR).",
      "If your browser sends Global Privacy Control or Do Not Track, nothing is recorded.",
      "As with every website, your network address (IP) reaches our server with each request. It is used to answer, and for some minutes in memory to limit how often the form can be sent. The statistics do not store it.",
    ),
    tableText(
      "browser",
      table(
        "What stays in your browser",
        ["What", "Where", "Until"],
        [
          "What you typed in the quote form, and the address of a file you uploaded there",
          "Session storage",
          "You send it or close the tab",
        ],
        [
          "A number for the current attempt to send",
          "Session storage",
          "It was received, or you close the tab",
        ],
        ["That a page was loaded anew after an update", "Session storage", "You close the tab"],
        ["The country chosen for the phone number", "Local storage", "You delete it"],
        ["Millimetres or inches", "Local storage", "You delete it"],
        ["Your answer about analytics, if it was asked", "Local storage", "You delete it"],
      ),
      "## Cookies and what stays in your browser",
      "Visitors get no cookies from this site. Editors get one while they preview drafts. What is listed here stays on your device, makes the site work as you left it, and is removed with the site data in the settings of your browser.",
    ),
    text(
      "analytics",
      "## Analytics of others",
      "The operator can switch on Google Analytics or Google Tag Manager. The site then asks you first: their scripts are loaded only after you agree in the bar at the foot of the page, and not at all when your browser sends Global Privacy Control or Do Not Track. If you agree, Google receives the address of the page, without e-mail addresses, and your network address, and sets cookies of its own. If you saw no such bar and gave no answer before, none of this was loaded.",
      "Fonts and programs come from this site. Pictures and films come from it or from the service that holds its content, which learns your network address as every web server does. Links to social networks and to the factory tour are plain links: these sites learn of you only when you follow them.",
      "## Where it is kept, and who gets it",
      "Requests, files and statistics are kept on servers of ours or of a hosting provider who works for us, and are processed in China by our staff in Wuhan. If you are in the European Union or the United Kingdom, China is a third country without an adequacy decision: by sending the form you ask for a quote that can only be worked out there (Article 49(1)(b) GDPR). The Personal Information Protection Law (PIPL) applies in China.",
      "We do not sell data. A subcontractor gets a drawing only when it is needed for your part, and no personal data that is not needed.",
      "## How long",
      "Requests and files are kept while they can lead to an order, and then as long as the law on business records requires. Nothing is deleted by a timer: ask, and what the law does not make us keep is deleted.",
      "## What you can ask",
      "- To know what we hold about you, and to get a copy.",
      "- To have it corrected or deleted.",
      "- To limit its use, or to object to it.",
      "- To take back a consent, for the future.",
      "- To complain to the authority for data protection where you live.",
      "An e-mail is enough. We may ask for something that shows that the data are yours.",
      "## Changes",
      "When the site begins to collect something else, this page changes first.",
    ),
  ],
});
