// The quote request without its form.

export const quoteDialog = { close: "Close" };

/** What a price depends on. */
export const quoteAdvice = {
  label: "About your request",
  title: "How to get an accurate price",
  points: [
    { term: "STEP", text: "keeps units and true surfaces. STL has no units: specify mm or inches." },
    {
      term: "Drawing",
      text: "for tolerances, threads and finish: in a ZIP with the model, or after you send.",
    },
    { term: "Material and finish", text: "by name or standard, for example 6061-T6, clear anodized." },
    { term: "Quantities", text: "for example 10, 100 and 1,000. They often change the process." },
  ],
  preferEmail: (email: string) =>
    `Prefer email? Write to ${email}, but use the form for anything confidential.`,
};

export const assurances = {
  confidential:
    "Confidential: files go to private storage. Only our staff, and a subcontractor if your part needs one, can open them.",
  exportControl:
    "EAR99 is fine. Please don't upload ITAR data, or technology that needs an export license for China.",
  privacy: (policy: string) => `How we handle your data: ${policy} (new tab).`,
  privacyPolicy: "privacy policy",
};

/** The end of a sentence: “info@… or call +86 … ext. 8020.” */
export const contactWays = (email: string, phone: string) => `${email} or call ${phone}.`;

export const withoutScripts = {
  file: (email: string) =>
    `Attaching a file needs JavaScript. Send the request without it, and email the file to ${email}.`,
  partCheck: (contact: string) => `Checking a file needs JavaScript. Without it, send the file to ${contact}`,
};

export const thankYou = {
  title: "Thank you for your request",
  received: "We received it, with everything you filled in.",
  home: "Back to the home page",
  next: "What happens next",
  steps: [
    {
      title: "We read it",
      text: "An engineer reads your description and opens your file, if you sent one.",
    },
    {
      title: "We ask if anything is missing",
      text: "If we need more details for a quote, we email or call you.",
    },
    {
      title: "You get a quote",
      text: "We send it to your email address.",
    },
  ],
  more: (contact: string) => `Questions? Write to ${contact}`,
  meanwhile: "While you wait",
};
