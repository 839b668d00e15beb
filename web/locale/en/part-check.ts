export { locale } from "./locale.ts";

// The part check in a page. Its measurements and findings are words of the packages.

export const partFile = {
  label: "CAD file to check",
  choose: "Choose a CAD file",
  chooseOrDrop: (choose: string) => `${choose} or drop it here`,
  formats: "step, stp, igs, stl, obj, 3mf, or one of them in a ZIP · stays on your computer",
  loading: "Loading the part check…",
  failed: "The part check didn't load. Check your connection, then choose the file again.",
  samplesTitle: "No file handy? Try one of these parts",
  samples: {
    bracket: { name: "Milled bracket", shows: "A wall that is too thin, and a hole that is too deep" },
    cover: { name: "Molded cover", shows: "A thick boss, and a window that needs a slide" },
    channel: { name: "Sheet metal channel", shows: "Holes too close to an edge and to a bend" },
    flange: { name: "Turned flange", shows: "A part that meets every machining rule" },
    mount: { name: "Assembly", shows: "Seven parts of three kinds, each checked and priced" },
  },
  sampleFailed: "The part didn't load. Check your connection, then choose it again.",
  oneFileOnly: "The check reads one file at a time. Drop one of them.",
};

export const fileCheck = {
  printed: (day: string) => `Part check of ${day}. The file was checked in the browser and sent to no one.`,
  priceAt: (quantity: string) => `Price per part at ${quantity}`,
  assemblyPriceAt: (quantity: string) => `Price of the parts of an assembly at ${quantity}`,
  /** `price`: what `priceAt` or `assemblyPriceAt` says. */
  atExampleRates: (price: string) => `${price} (example rates)`,
  requestQuote: "Request a quote for this part",
  print: "Print a report",
  sample: "This is a part to try. With a file of your own, the quote form opens from here.",
  form: "The form opens with the file and the findings. Only then is the file uploaded.",
  /** A draft of the project description. */
  size: (size: string) => `Size: ${size}`,
  process: (process: string) => `Process: ${process}`,
  material: (material: string) => `Material: ${material}`,
  finish: (finish: string) => `Finish: ${finish}`,
  quantity: (quantity: string) => `Quantity: ${quantity}`,
  assemblies: (quantity: string) => `Assemblies: ${quantity}`,
  readIn: (unit: string, stated: string) => `(read in ${unit}; the file states ${stated})`,
  noUnit: "no unit",
};
