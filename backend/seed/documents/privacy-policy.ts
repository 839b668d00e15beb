import { ADDRESS, EMAIL } from "../contact.ts";
import { toEmail } from "../links.ts";
import { generalPage } from "../pages.ts";
import { bullet, heading, paragraph, prose, table, textWithTable, textBlock } from "../rich-text.ts";

export const privacyPolicy = generalPage({
  id: "privacy-policy",
  title: "Privacy policy",
  seoTitle: "Privacy policy",
  summary: "What we collect on this site, why, where we keep it, and your rights.",
  description:
    "What we collect when you visit this site or request a quote, what we use it for, where we keep it, and how to have it deleted.",
  blocks: [
    {
      _key: "hero",
      _type: "hero",
      eyebrow: "Privacy",
      heading: "Privacy policy",
      lead: "What we collect on this site, what we use it for, where we keep it, and your rights. In short: what you enter in the form, and which pages visitors read.",
    },
    {
      _key: "controller",
      _type: "richText",
      anchor: "controller",
      text: prose(
        heading("Who we are"),
        paragraph(
          `The data controller is Donghe Manufacturing, ${ADDRESS.join(", ")}. For any question about your data, write to `,
          { text: EMAIL, link: toEmail(EMAIL) },
          ".",
        ),
        heading("In short"),
        bullet("The quote form sends us what you enter, and a file if you add one."),
        bullet("We count page views anonymously: page, time in view, type of device, page speed."),
        bullet("The site sets no cookies for visitors. It stores a few choices in your own browser."),
        bullet("We are in China, so we process what you send us there."),
        bullet("You can ask for a copy, a correction or deletion of your data at any time."),
      ),
    },
    textWithTable(
      "quote",
      table(
        "What the quote form sends, and why",
        ["What", "Why", "Legal basis"],
        ["First and last name", "To address you", "Steps before a contract, at your request"],
        [
          "Email address, phone number with country code",
          "To reply and ask questions",
          "Steps before a contract, at your request",
        ],
        [
          "Project description",
          "To work out a price and a lead time",
          "Steps before a contract, at your request",
        ],
        [
          "File and its name, if you add one",
          "To work out a price and a lead time",
          "Steps before a contract, at your request",
        ],
        [
          "Time received, and an identifier of this site",
          "To sort requests",
          "Legitimate interest in managing requests",
        ],
        [
          "A flag, if a bot seems to have sent it",
          "To keep out spam",
          "Legitimate interest in managing requests",
        ],
        [
          "Status of the request, staff notes, who changed them and when",
          "To know who answered what",
          "Legitimate interest in managing requests",
        ],
      ),
      "## When you request a quote",
      "The form sends what you enter. We store your request and email its content to our staff. Where the GDPR applies, the legal basis is Article 6(1)(b) or (f).",
      "Your browser uploads the file straight to private storage, through a link that expires shortly. A program checks its type and scans it for harmful content. The file has no public link; our staff open it through a private one. Please don't upload export-controlled data. We can give a first answer without confidential details: see [what to put in a request](blog-request-for-quotation).",
      "If you close the form before sending it, we receive nothing except a file you have already uploaded. We delete files without a request within a day.",
    ),
    textWithTable(
      "statistics",
      table(
        "What we record when someone reads a page",
        ["What", "Example"],
        ["Page address, without search terms, campaign tags or email addresses", "/cnc-machining"],
        ["Section of the site", "cnc-machining"],
        ["Time the page was in view", "42,000 ms"],
        ["Type of device, judged by window width", "phone, tablet or computer"],
        ["How fast the page appeared and responded, and how much it shifted", "1,200 ms, 40 ms, 0.01"],
        ["Whether the quote form was opened and sent, but not its content", "opened, not sent"],
        ["Site identifier", "the same for all visitors"],
      ),
      "## When you visit the site",
      "Your browser sends a record when you leave a page or hide it. Records contain no name, visitor ID or IP address, and we don't combine them with what you send in the form. They tell us which pages are useful and which are slow. The legal basis is our legitimate interest in knowing that (Article 6(1)(f) GDPR).",
      "If your browser sends Global Privacy Control or Do Not Track, we record nothing.",
      "As on every website, our server sees your IP address with each request. We use it to respond, and keep it in memory for a few minutes to limit how often someone can send a form, a file or a record. Our statistics and error logs don't store it. A hosting provider in front of our server may keep its own log.",
    ),
    textWithTable(
      "browser",
      table(
        "What the site stores in your browser",
        ["What", "Where", "Until"],
        [
          "What you typed in the quote form, and the address of a file you uploaded",
          "Session storage",
          "You send it or close the tab",
        ],
        [
          "A number for the current attempt to send, and what it contains",
          "Session storage",
          "We receive it, or you close the tab",
        ],
        ["That a page was reloaded after an update", "Session storage", "You close the tab"],
        ["The country you chose for your phone number", "Local storage", "You delete it"],
        ["Millimeters or inches", "Local storage", "You delete it"],
        ["Your answer about analytics, if we asked", "Local storage", "You delete it"],
      ),
      "## Cookies and browser storage",
      "This site sets no cookies for visitors. Editors get one while they preview drafts. The items in this table stay on your device and keep the site the way you left it. To remove them, clear the site data in your browser settings.",
    ),
    textBlock(
      "analytics",
      "## Third-party analytics",
      "We may use Google Analytics or Google Tag Manager. If we do, the site asks you first. It loads their scripts only after you agree in the bar at the bottom of the page, and never if your browser sends Global Privacy Control or Do Not Track. If you agree, Google receives the page address, without email addresses, and your IP address, and sets its own cookies. If you have never seen that bar, none of this was loaded.",
      "Fonts and scripts come from this site. Pictures and videos come from this site or from its content service, which sees your IP address as every web server does. Links to social networks and the factory tour are plain links: those sites learn nothing about you until you follow one.",
      "## Where we keep your data, and who receives it",
      "We keep requests, files and statistics on our servers or those of a hosting provider that works for us. Our staff in Wuhan process them in China. For the European Union and the United Kingdom, China is a third country without an adequacy decision. When you send the form, you ask for a quote that we can only prepare there (Article 49(1)(b) GDPR). China's Personal Information Protection Law (PIPL) applies.",
      "We don't sell data. A subcontractor receives a drawing only if your part requires it, and only the personal data it needs.",
      "## How long we keep it",
      "We keep requests and their files while they may lead to an order, and then for as long as the law on business records requires. They are not deleted automatically: ask us, and we delete whatever the law doesn't require us to keep. Page records contain nothing that identifies a person. We delete them after 400 days.",
      "## Your rights",
      "- To know what data we hold about you, and to get a copy.",
      "- To have it corrected or deleted.",
      "- To restrict how we use it, or to object.",
      "- To withdraw your consent for the future.",
      "- To complain to the data protection authority where you live.",
      "An email is enough; our phone number and postal address are on the [contact page](contact-us). We may ask you to prove that the data is yours. To see how we handle a quote request, read [about us](about-us#omp).",
      "## Changes",
      "Before the site collects anything else, we will update this page.",
    ),
  ],
});
