import { ADDRESS, EMAIL } from "../contact.ts";
import { toEmail } from "../links.ts";
import { generalPage } from "../pages.ts";
import { bullet, heading, paragraph, prose, table, textWithTable, textBlock } from "../rich-text.ts";

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
        bullet(
          "Reading the site is counted without a name: page, time in view, kind of device, speed of the page.",
        ),
        bullet("The site sets no cookies for visitors. A few choices stay in your own browser."),
        bullet("We work in China, so what you send us is processed there."),
        bullet("You can ask for a copy, a correction or deletion at any time."),
      ),
    },
    textWithTable(
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
          "A mark, if a machine seems to have sent it",
          "To keep out spam",
          "Legitimate interest in orderly work",
        ],
        [
          "State of the request, notes of our staff, who changed them and when",
          "To know who answered what",
          "Legitimate interest in orderly work",
        ],
      ),
      "## When you ask for a quote",
      "The form sends what you enter. Your request is stored, and a message with its content goes by e-mail to our staff. The basis named is that of Article 6(1)(b) or (f) of the GDPR, where it applies.",
      "The file is uploaded by your browser straight to private storage, over an address that is valid for a short time. A program checks its type and looks for harmful content. It has no public address: our staff open it through a link made for them. Please do not upload export-controlled data. A first answer needs no secrets: see [what to put in a request](blog-request-for-quotation).",
      "If you close the form before sending, nothing has been sent except a file that was already uploaded. A file that no request comes with is deleted within a day.",
    ),
    textWithTable(
      "statistics",
      table(
        "What is recorded when a page is read",
        ["What", "Example"],
        ["Address of the page, without search words, marks or e-mail addresses", "/cnc-machining"],
        ["Part of the site", "cnc-machining"],
        ["Time that the page was in view", "42,000 ms"],
        ["Kind of device, by the width of the window", "phone, tablet or computer"],
        ["How soon the page appeared and answered, and how much it moved", "1,200 ms, 40 ms, 0.01"],
        ["Whether the quote form was opened and sent there, without what is in it", "opened, not sent"],
        ["Identifier of this site", "the same for all visitors"],
      ),
      "## When you read the site",
      "Records are sent when you leave a page or hide it. They hold no name, no visitor number and no network address, and are not joined with what you send in the form. They tell us which pages are useful and which are slow. The basis is our legitimate interest in that (Article 6(1)(f) GDPR).",
      "If your browser sends Global Privacy Control or Do Not Track, nothing is recorded.",
      "As with every website, your network address (IP) reaches our server with each request. It is used to answer, and kept in memory for some minutes to limit how often the form, an upload or a record can be sent. The statistics do not store it. Our programs write down what failed and when, without it. A hosting provider in front of them may keep a log of its own.",
    ),
    textWithTable(
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
          "A number for the current attempt to send, and what it contains",
          "Session storage",
          "It was received, or you close the tab",
        ],
        ["That a page was loaded anew after an update", "Session storage", "You close the tab"],
        ["The country chosen for the phone number", "Local storage", "You delete it"],
        ["Millimeters or inches", "Local storage", "You delete it"],
        ["Your answer about analytics, if it was asked", "Local storage", "You delete it"],
      ),
      "## Cookies and what stays in your browser",
      "Visitors get no cookies from this site. Editors get one while they preview drafts. What is listed here stays on your device, makes the site work as you left it, and is removed with the site data in the settings of your browser.",
    ),
    textBlock(
      "analytics",
      "## Analytics of others",
      "The operator can switch on Google Analytics or Google Tag Manager. The site then asks you first: their scripts are loaded only after you agree in the bar at the foot of the page, and not at all when your browser sends Global Privacy Control or Do Not Track. If you agree, Google receives the address of the page, without e-mail addresses, and your network address, and sets cookies of its own. If you saw no such bar and gave no answer before, none of this was loaded.",
      "Fonts and programs come from this site. Pictures and films come from it or from the service that holds its content, which learns your network address as every web server does. Links to social networks and to the factory tour are plain links: these sites learn of you only when you follow them.",
      "## Where it is kept, and who gets it",
      "Requests, files and statistics are kept on servers of ours or of a hosting provider who works for us, and are processed in China by our staff in Wuhan. If you are in the European Union or the United Kingdom, China is a third country without an adequacy decision: by sending the form you ask for a quote that can only be worked out there (Article 49(1)(b) GDPR). The Personal Information Protection Law (PIPL) applies in China.",
      "We do not sell data. A subcontractor gets a drawing only when it is needed for your part, and no personal data that is not needed.",
      "## How long",
      "Requests, with their files, are kept while they can lead to an order, and then as long as the law on business records requires. No timer deletes them: ask, and what the law does not make us keep is deleted. Records of reading hold nothing that leads to a person, and are deleted after 400 days.",
      "## What you can ask",
      "- To know what we hold about you, and to get a copy.",
      "- To have it corrected or deleted.",
      "- To limit its use, or to object to it.",
      "- To take back a consent, for the future.",
      "- To complain to the authority for data protection where you live.",
      "An e-mail is enough; phone and postal address are on the [contact page](contact-us). We may ask for something that shows that the data are yours. See how we handle a request under [about us](about-us#omp).",
      "## Changes",
      "When the site begins to collect something else, this page changes first.",
    ),
  ],
});
