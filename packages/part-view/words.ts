import type { PartCheckWords } from "part-check/words.ts";
import type { QuantityWords } from "quantities/words.ts";

/** What the view of a part says, in English. */
export const english = {
  verdicts: { fits: "Fits", changes: "Fits with changes", unsuitable: "Not suitable" },
  severities: { unsuitable: "Not suitable", change: "Change", advice: "Advice" },
  processes: "Processes, best first",
  noRules: "No rules are published for this check.",
  hints: (count: number) => `${count} ${count === 1 ? "hint" : "hints"}`,
  findings: (count: number) => `${count} ${count === 1 ? "finding" : "findings"}`,

  equalParts: (count: number) => `${count} identical parts`,
  differentParts: (count: number, different: number) => `${count} parts, ${different} different`,
  partsFit: (process: string, fitting: number, count: number) => `${process}: ${fitting} of ${count} fit.`,
  notJudged: (bodies: number) => `${bodies} smaller bodies were not checked.`,
  bodies: (count: number) => `${count} bodies`,
  showAll: "Show all",

  atLeast: "at least",
  atMost: "at most",
  cutOpen: "cut open here",
  place: (index: number, count: number) => `place ${index} of ${count}`,
  placeOf: (index: number, count: number) => `${index} of ${count}`,
  places: (count: number) => `${count} places`,
  previousPlace: "Previous place",
  nextPlace: "Next place",
  noPlace: "Clear the marker",
  showPlace: "Show it on the part",

  finished: "The check is finished. Measurements and findings follow.",
  rulesNotLoaded: "The rules of the design guides didn't load. Check your connection and try again.",
  surfacesOnly: "Surfaces only: nothing was checked.",
  joinSurfaces:
    "The file has surfaces that enclose no solid. Join them to a solid in your CAD program and export it again.",
  /** Before, between and after the names of two programs. */
  readWith: "Read with",
  readWithAnd: "and",
  readWithEnd: ", free software under the LGPL 2.1.",

  colors: "Colors",
  colorsOff: "off",
  maps: { wall: "wall thickness", draft: "draft", reach: "tool reach" },
  legend: (map: string) => `Colors: ${map}`,
  undercut: "undercut",
  noToolReaches: "no tool reaches",
  toolReaches: "a tool reaches",

  noSolid: "Not a solid",
  meetsRules: "The part meets every rule checked for this process.",
  notice:
    "The check compares the shape of the part with typical rules. Tolerances, thread standards and finishes are not part of a CAD file; we read your drawing before we quote.",
  process: (title: string) => `Process: ${title}`,
  rule: (title: string) => `Rule: ${title}`,
  newTab: "(opens in a new tab)",

  viewLoading: "Loading the 3D view…",
  viewNotLoaded: "The 3D view didn't load. The measurements and findings are complete without it.",
  loadView: "Load the 3D view",
  noWebGl:
    "There is no 3D view, because this browser has no WebGL or it is turned off. The measurements and findings are complete without it.",
  viewOf: (file: string, size: string) => `3D view of ${file}, ${size}`,
  help: "Drag or use the arrow keys to turn the part. Hold Shift to move it. Click the picture, then use the wheel, two fingers, + or − to zoom. 0 shows the whole part. N and P show the next and the previous place of a finding.",
  views: "Views",
  namedViews: {
    "3D": "3D",
    Front: "Front",
    Back: "Back",
    Left: "Left",
    Right: "Right",
    Top: "Top",
    Bottom: "Bottom",
  },
  fit: "Fit",
  tools: "Tools",
  dimensions: "Dimensions",
  measure: "Measure",
  firstPoint:
    "Select the first point on the part. With the keyboard, turn the part and press Enter: this selects the point in the center.",
  secondPoint: "Select the second point.",
  /** Before the distance, and before its parts. */
  distance: "Distance",
  distanceAlong: ", along X, Y and Z",
  section: "Section",
  sectionOff: "off",
  across: (axis: string) => `across ${axis}`,
  sectionPosition: "Position of the section",
  otherSide: "Other side",

  notes: {
    "beam-lattice": "The beam lattice in the file is not checked, and is missing in the volume and weight.",
    "negative-volume": "The file has a negative volume, which is not subtracted from the part.",
  },
  partInZip: (count: number) => `One of ${count} parts in the ZIP file. Check`,
  statesUnit: (unit: string) => `The file states ${unit}. Read in`,
  statesNoUnit: "The file states no unit. Read in",
  unitGuessedReason: "In mm, the size would be unusual.",
  unitUnusual: (unit: string) => `The size is unusual for ${unit};`,
  unitProbable: (unit: string) => `${unit} is more likely.`,
  readIn: (unit: string) => `Read in ${unit}`,

  measured: "Measured",
  showMeasured: (label: string) => `: show the ${label.toLowerCase()} in the picture`,
  noneFound: "none found",
  size: "Size",
  turned: "(turned)",
  volume: "Volume",
  about: "about",
  noVolume: "none enclosed",
  area: "Surface area",
  machinedBy: "Machined by",
  machining: {
    turning: "turning",
    "3-axis": "3-axis milling",
    "4-axis": "4-axis milling",
    "5-axis": "5-axis milling",
  },
  bodyCount: "Bodies",
  sheetThickness: "Sheet thickness",
  thinnestWall: "Thinnest wall",
  thickestWall: "Thickest wall",
  smallestHole: "Smallest hole",
  smallestRadius: "Smallest inside radius",
  solid: "Solid",
  isSolid: "yes",
  isNoSolid: "no: surfaces only",
  isNotQuiteSolid: (problems: string) => `not quite: ${problems}`,
  openPlaces: (count: number) => `${count} ${count === 1 ? "open place" : "open places"}`,
  openEdges: (count: number) => `${count} ${count === 1 ? "open edge" : "open edges"}`,
  crossingEdges: (count: number) =>
    `${count} ${count === 1 ? "edge where faces cross" : "edges where faces cross"}`,
  flippedFacets: (count: number) => `${count} ${count === 1 ? "facet inside out" : "facets inside out"}`,
  weightIn: "Weight in",
  noGrades: "no grades loaded",
  chooseMaterial: "choose a material",

  stages: {
    "load-reader": "Loading the reader for STEP and IGES",
    read: "Reading the file",
    mesh: "Building the surfaces",
    measure: "Measuring walls, holes and reach",
  },
  canceled: "The check was canceled.",
  /** After the name of the file. */
  cannotBeChecked: (reason: string) => `cannot be checked. ${reason}`,
  checkFile: "Check the file",
  tryAgain: "Try again",
  cancel: "Cancel",

  stopped:
    "The check stopped. The file may need more memory than this browser has. Request a quote, and we'll check it for you.",
  tooSlow:
    "The check was stopped because it took too long. Request a quote, and we'll check the file for you.",
  notLoaded: "The check didn't load. Check your connection and try again.",
  tooLarge:
    "The file is too large for the check. Export it with fewer triangles, or send it with a quote request.",
  internalError:
    "The check stopped because of an error on our side. You can still send the file with a quote request.",
};

export type PartViewWords = typeof english;

/** The words of the view, of the check and of quantities in one language. Default: English. */
export interface PartWords {
  readonly view: PartViewWords;
  readonly check?: PartCheckWords | undefined;
  readonly quantities?: QuantityWords | undefined;
}
