export { locale } from "./locale.ts";

// The part check in a page. Its measurements and findings are words of the packages.

export const partFile = {
  label: "CAD file to check",
  choose: "Choose a CAD file",
  chooseOrDrop: (choose: string) => `${choose} or drop it here`,
  formats: "step, stp, igs, stl, obj, 3mf, or one of them in a ZIP · stays on your computer",
  loading: "Loading the part check…",
  failed: "The part check didn't load. Check your connection, then choose the file again.",
  oneFileOnly: "The check reads one file at a time. Drop one of them.",
};

export const fileCheck = {
  printed: (day: string) => `Part check of ${day}. The file was checked in the browser and sent to no one.`,
  priceAt: (quantity: string) => `Price per part at ${quantity}`,
  requestQuote: "Request a quote for this part",
  print: "Print a report",
  form: "The form opens with the file and the findings. Only then is the file uploaded.",
  /** A draft of the project description. */
  size: (size: string) => `Size: ${size}`,
  process: (process: string) => `Process: ${process}`,
  material: (material: string) => `Material: ${material}`,
  finish: (finish: string) => `Finish: ${finish}`,
  quantity: (quantity: string) => `Quantity: ${quantity}`,
  readIn: (unit: string, stated: string) => `(read in ${unit}; the file states ${stated})`,
  noUnit: "no unit",
};
