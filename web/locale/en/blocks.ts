// The blocks of pages, without their islands.

export const calculatorBlock = {
  commonValues: "Table of common values",
  caption: (heading: string) => `${heading}: common values`,
};

export const caseStudies = {
  project: "Project",
  processes: "Processes",
  process: "Process",
  industry: "Industry",
  representative: "Representative project",
};

export const certificates = {
  certificate: "Certificate",
  number: "Number",
  scope: "Scope",
  validUntil: "Valid until",
  file: "File",
  /** The accessible name of the link to the PDF. */
  download: (standard: string) => `${standard} as PDF`,
  pdf: "PDF",
};

export const comparison = {
  caption: (heading: string) => `${heading}: values`,
  property: "Property",
  reasons: "When to choose it",
  /** The limits of the page's own process, and those of another one. */
  ownLimits: "When not to",
  limits: "Limits",
  readMore: (process: string) => `${process}: read more`,
};

export const designRule = {
  readMore: "Read more",
  /** Before the smallest value that still works. */
  limit: "limit",
};

export const embeddedVideo = {
  play: (service: string) => `Play the video from ${service}`,
  open: (service: string) => `Open the video on ${service}`,
  notice: (service: string) => `${service} then receives your IP address and may set cookies.`,
};

export const equipment = {
  process: "Process",
  machine: "Machine",
  count: "How many",
  capacity: "Capacity",
  made: "Made",
};

export const finishTable = {
  finish: "Finish",
  roughness: "Roughness",
  thickness: "Thickness and size change",
  materials: "Works on",
  processes: "Processes",
  process: "Process",
  colors: "Colors",
  bestClass: "Best class",
  cost: "Cost, 1 to 5",
  hardness: "Hardness",
  saltSpray: "Salt spray",
  note: (text: string) => `Note: ${text}`,
  sentence: (text: string) => `${text}.`,
  purpose: "Purpose",
  purposes: {
    appearance: "Appearance",
    conductivity: "Electrically conductive",
    corrosion: "Corrosion",
    friction: "Sliding and sealing",
    insulation: "Electrically insulating",
    marking: "Marking",
    preparation: "Preparation",
    transparency: "Transparency",
    wear: "Wear",
  },
};

export const glossary = { moreAbout: (term: string) => `More about ${term}` };

export const guides = {
  rules: (count: number) => `${count} ${count === 1 ? "rule" : "rules"}`,
  defects: (count: number) => `${count} ${count === 1 ? "defect" : "defects"}`,
};

export const pageContents = { label: "On this page" };

export const pictureMarks = { label: (labels: string) => `Labels on the picture: ${labels}` };

export const processCards = { process: "Process" };

export const processChooser = {
  need: "You need",
  first: "First choice",
  second: "Second choice",
  avoid: "Avoid",
};

export const specificationTable = { property: "Property", value: "Value", source: "Source" };

export const drawing = { right: "Right", wrong: "Wrong" };

export const video = {
  /** The accessible name of a poster. */
  play: (title: string, length: string) => `Play: ${title}, ${length}`,
  transcript: "Transcript",
};
