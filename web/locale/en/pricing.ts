export { locale } from "./locale.ts";

// Prices of parts: of a described one, and of a checked file. The sentences about costs are words of the package.

export const price = {
  notOffered: (method: string, largest: string) =>
    `This estimate covers ${method} for up to ${largest} parts. Choose a smaller quantity or another process, or ask for a quote.`,
  parts: (quantity: number, text: string) => `${text} ${quantity === 1 ? "part" : "parts"}`,
  aPart: "per part",
  between: "Range per part",
  inTotal: "Order total",
  businessDays: "Lead time, business days",
  tool: (toolPrice: string) => `The total includes ${toolPrice} for the tool, a one-time cost.`,
  /** Another process is rarely in the same grade. */
  costsLess: (quantity: string, method: string, grade: string) =>
    `At about ${quantity} parts and above, ${method} in ${grade} costs less.`,
  exampleRates: "Example rates, not our prices.",
  /** `processes`: those in the chart and the table whose rates are examples, while the chosen one's are not. */
  someExampleRates: (processes: string) => `${processes}: example rates, not our prices.`,
  example:
    "They show what drives cost and where another process gets cheaper. Ask for a quote before you budget. Freight, duty, inspection reports and tolerances tighter than the general ones are not included.",
  indication: (spread: string) =>
    `A rough estimate, not a quote. The quote can be up to ${spread} lower or higher. Freight, duty, inspection reports and tolerances tighter than the general ones are not included.`,
  /** For features that a person typed in. */
  estimate: (spread: string) =>
    `A rough estimate, not a quote. The quote can be up to ${spread} lower or higher, because a few numbers say less than a CAD file. Freight, duty, inspection reports and tolerances tighter than the general ones are not included.`,
  /** For prices in another currency than that of the shop's rates. */
  converted: (dollar: string, amount: string, day: string) =>
    `Converted at ${dollar} = ${amount}, the rate of ${day}.`,
  table: "The same prices as a table",
  tableCaption: "Price per part by process and quantity",
  process: "Process",
  atQuantity: (quantity: string) => `at ${quantity}`,
};

/** The price of the parts of an assembly. */
export const assemblyPrice = {
  title: (process: string) => `Price of the parts by ${process}`,
  assemblies: (quantity: number, text: string) => `${text} ${quantity === 1 ? "assembly" : "assemblies"}`,
  anAssembly: "per assembly, parts only",
  between: "Range per assembly",
  part: "Part",
  perAssembly: "Per assembly",
  each: "Each",
  notPriced: "not priced",
  table: "Price of each part of the assembly",
  tools: (toolPrice: string) => `The total includes ${toolPrice} for tools, a one-time cost.`,
  missing: (process: string, parts: string) =>
    `Not included, because ${process} has no price for them in this grade and quantity: ${parts}.`,
  notJudged: (bodies: number) => `Not included: ${bodies} smaller bodies that were not checked.`,
  standardParts:
    "All parts are priced as made to order in one material. Screws, bearings and other purchased parts cost less. Assembly work is not included.",
  notOffered: (largest: string) =>
    `This estimate covers the process for up to ${largest} identical parts. Choose fewer assemblies or another process, or ask for a quote.`,
};

export const priceChart = {
  title: "Price per part by quantity",
  point: (amount: string, quantity: string) => `${amount} at ${quantity}`,
  change: (quantity: string, to: string, from: string) =>
    `At about ${quantity} and above, ${to} costs less than ${from}`,
  /** The same in the legend, with letters. */
  legendChange: (quantity: string, to: string, from: string) =>
    `from about ${quantity}, ${to} costs less than ${from}`,
  thousand: (count: number) => `${count}k`,
};

export const priceForm = {
  start: "Start from a typical part",
  typicalParts: { bracket: "Bracket", shaft: "Shaft", lid: "Lid", panel: "Panel" },
  shape: "Shape",
  material: "Material",
  metal: "Metal",
  plastic: "Plastic",
  detail: "Holes and pockets",
  length: "Length",
  width: "Width",
  height: "Height",
  volume: "Volume",
  thickness: "Thickness",
  threads: "Threads, inserts",
  quantity: "Quantity",
  assemblies: "Assemblies",
  process: "Process",
  allProcesses: "All that fit",
  grade: "Grade",
  finish: "Finish",
  noFinish: "None",
  noProcess:
    "No process with a published price makes this part. Change its size, shape or material, or ask for a quote.",
  wholeNumber: (label: string, min: string, max: string) =>
    `${label} must be a whole number from ${min} to ${max}.`,
  number: (label: string, min: string, max: string) => `${label} must be a number from ${min} to ${max}.`,
  volumeTooLarge: "The volume is larger than the box around the part.",
  slider: (label: string) => `${label}, slider`,
  priceBy: (method: string) => `Price by ${method}`,
  enterWhole: (mostParts: string, mostThreads: number) =>
    `Enter whole numbers: a quantity from 1 to ${mostParts}, and at most ${mostThreads} threads.`,
};
