import { type Measure, MEASURES } from "./rules/measure.ts";

/** The findings with texts of their own, in place of those of their measure. */
const otherFindings = {
  solidNoSheet: {
    title: "Not one sheet",
    text: "A sheet has one thickness throughout. Most of this part is a solid body, so mill, cast or print it.",
  },
  unevenSheet: {
    title: "More than one thickness",
    text: "A sheet has one thickness throughout, and this place is thicker than the rest. Make it from a second sheet that is welded on, or mill the part.",
  },
  plate: {
    title: "Too thick for sheet metal",
    text: "Plates of this thickness are cut and milled. Ask for CNC machining.",
  },
  barNoSheet: {
    title: "A bar or a wire, not a sheet",
    text: "Its width and thickness are the same. Turn or mill it from bar, or bend and coil it from wire.",
  },
  tubeNoSheet: {
    title: "A closed tube, not a sheet",
    text: "A tube without a seam is cut from tube stock or turned. To roll it from a sheet, add a gap along its length, which is then welded.",
  },
  closedSheet: {
    title: "Closed corner or drawn shape",
    text: "The part does not unfold to a flat sheet: its walls run into each other without a cut. Open the corners with a gap or a relief, and weld them if they must be sealed.",
  },
  domeNoSheet: {
    title: "Curved in two directions",
    text: "A dome cannot be bent from a flat sheet. It is deep-drawn, spun or molded.",
  },
  webOnSheet: {
    title: "A web that stands on the sheet",
    text: "A bent sheet has no T-shaped joint. Make the web from a second sheet that is welded on, or mill the part.",
  },
  cavityInSheet: {
    title: "A closed cavity",
    text: "One sheet can't enclose a cavity. Make the part from several sheets, welded together.",
  },
  thickerThanSheet: {
    title: "Thicker than the sheet",
    text: "Plan a standoff, a stud or a nut here as a pressed or welded insert, or mill the part. At a bend, make the outside radius the inside radius plus the thickness.",
  },
  thinnerThanSheet: {
    title: "Thinner than the sheet",
    text: "A step or a pocket in a sheet is milled after cutting, in a second operation.",
  },
  hiddenUndercut: {
    title: "Hidden from mold and side actions",
    text: "Neither half of the mold nor a straight side action reaches this face. Open it, split the part in two, or print it.",
  },
  groove: {
    title: "Groove inside a bore",
    text: "A grooving tool cuts it on a lathe. Make the bore wide enough for the tool, and the groove no deeper than wide.",
  },
  fourAxes: {
    title: "Faces at an angle: 4-axis machining",
    text: "A rotary table turns these faces and holes toward the tool. Aligned with the six sides of the part, they would need no fourth axis.",
  },
  fiveAxes: {
    title: "Faces at an angle: 5-axis machining",
    text: "The tool or the part is tilted for these faces and holes. Aligned with the six sides of the part, they would cost less.",
  },
  bentSheet: {
    title: "A bent sheet, milled from a block",
    text: "Nearly all of the block would become chips. Cut and bend it from sheet metal instead.",
  },
  noDraft: {
    title: "No draft yet",
    text: "Nearly every model comes without draft. Add it along the pull direction before the mold is cut, or let us propose it.",
  },
  size: {
    title: "Larger than the machine",
    text: "Split the part into pieces that are joined later, or choose another process.",
  },
  together: {
    title: "Parts too close to print together",
    text: "Printed in one piece, these parts fuse. Widen the gap, or print them separately.",
  },
  unjoined: {
    title: "Faces are not joined",
    text: (places: number) =>
      `The faces are not joined in ${places === 1 ? "one place" : `${places} places`}. Join them to a solid in your CAD program and export it again: surfaces alone have no walls and no volume.`,
  },
};
type OtherFinding = keyof typeof otherFindings;

export type FindingKey = Measure | OtherFinding;

interface FindingWords {
  readonly title: string;
  readonly text: string | ((amount: number) => string);
}

/** Where a text says `{detail}`, the error has one. */
const errors = {
  "unknown-format":
    "The check can't read this file format. Export the part as STEP, IGES, STL, OBJ or 3MF, or choose a ZIP file with one of these.",
  "foreign-format": "{detail} Then check that file.",
  "not-this-format":
    "The file is named {detail}, but its content is another format that the check can't read. Export the part as STEP, IGES, STL, OBJ or 3MF.",
  "external-references":
    "This assembly has no parts of its own: they are in other files ({detail}). Export the assembly as one STEP file.",
  unreadable:
    "The browser can't open it. It may be a folder, or a file that was moved or changed. Choose the file again.",
  empty: "The file is empty. Export it again, or copy it again from the source.",
  truncated: "The file ends too early. Export it again, or copy it again from the source.",
  damaged: "The file cannot be read, because its content does not follow its format. Export it again.",
  "not-a-number":
    "The file has coordinates that are not numbers. Repair the mesh in your CAD program and export it again.",
  "no-solid": "The file has no body. Export the part as a solid, not as a sketch, a drawing or curves.",
  encrypted:
    "The file is encrypted or protected with a password. Export it without protection, or choose the part itself.",
  "too-large": "The file is too large for the check. Export it with fewer triangles.",
  "zip-without-part":
    "The ZIP file contains no STEP, IGES, STL, OBJ or 3MF file, or only inside another ZIP file. Unpack it and choose the part.",
  "zip-compression":
    "The ZIP file is compressed in a way that the check can't unpack. Zip it again with the standard method (Deflate), or choose the part itself.",
  "beam-lattice":
    "The file has only a beam lattice, which the check can't measure. Export the part with surfaces.",
  cyclic: "The file has an assembly that contains itself. Export it again, or export the part alone.",
  "reader-unavailable":
    "The reader for STEP and IGES files did not load. Check your connection and try again.",
  internal: "The check stopped because of an internal error.",
};

export type ReadErrorCode = keyof typeof errors;

const AS_STEP = "In your CAD program, export the part as STEP";

/** Formats of programs that the check cannot read, and how to export a part from these programs. */
const foreignFormats = {
  solidWorks: {
    name: "a SolidWorks file",
    advice: "In SolidWorks, choose File > Save As and the type STEP AP214",
  },
  inventor: {
    name: "an Inventor file",
    advice: "In Inventor, choose File > Export > CAD Format and the type STEP",
  },
  catia: { name: "a CATIA file", advice: "In CATIA, choose File > Save As and the type stp" },
  creo: {
    name: "a Creo, NX or Solid Edge file",
    advice: "In that program, choose File > Save a Copy or File > Export and the type STEP",
  },
  solidEdge: { name: "a Solid Edge file", advice: "In Solid Edge, choose File > Save As and the type STEP" },
  fusion: { name: "a Fusion file", advice: "In Fusion, choose File > Export and the type STEP" },
  freeCad: {
    name: "a FreeCAD file",
    advice: "In FreeCAD, select the part, then choose File > Export and the type STEP",
  },
  openCascade: { name: "an Open CASCADE file (BREP)", advice: AS_STEP },
  parasolid: { name: "a Parasolid file", advice: AS_STEP },
  acis: { name: "an ACIS file", advice: AS_STEP },
  jt: { name: "a JT file", advice: AS_STEP },
  rhino: {
    name: "a Rhino file",
    advice: "In Rhino, select the part, then choose File > Export Selected and the type STEP",
  },
  sketchUp: {
    name: "a SketchUp file",
    advice: "In SketchUp, choose File > Export > 3D Model and the type STL",
  },
  blender: { name: "a Blender file", advice: "In Blender, choose File > Export > STL" },
  openScad: {
    name: "an OpenSCAD script",
    advice: "In OpenSCAD, render the part (F6), then choose File > Export > Export as 3MF",
  },
  drawing: { name: "a drawing (DWG or DXF)", advice: AS_STEP },
  pdf: { name: "a PDF", advice: AS_STEP },
  ifc: { name: "a building model (IFC)", advice: AS_STEP },
  pictureMesh: {
    name: "a mesh in a rendering format",
    advice: "In your program, export it as STL or 3MF, or the part that it was made from as STEP",
  },
  archive: {
    name: "an archive that the check does not unpack",
    advice: "Unpack it and choose the part, or pack it as ZIP",
  },
};
export type ForeignFormatKey = keyof typeof foreignFormats;

export interface PartCheckWords {
  /** The findings of measures. */
  readonly measures: Readonly<Record<Measure, { readonly finding: FindingWords }>>;
  /** Those with texts of their own. */
  readonly findings: Readonly<Record<OtherFinding, FindingWords>>;
  readonly errors: Readonly<Record<ReadErrorCode, string>>;
  readonly foreignFormats: Readonly<
    Record<ForeignFormatKey, { readonly name: string; readonly advice: string }>
  >;
  readonly foreignFormat: (name: string, advice: string) => string;
}

/** What the check says, in English. */
export const english: PartCheckWords = {
  measures: MEASURES,
  findings: otherFindings,
  errors,
  foreignFormats,
  foreignFormat: (name, advice) => `This is ${name}. ${advice}.`,
};

const isOther = (key: FindingKey): key is OtherFinding => Object.hasOwn(otherFindings, key);

/** The texts of a finding, as a part of it. */
export interface FindingTexts {
  readonly key: FindingKey;
  readonly amount?: number;
  readonly title: string;
  readonly text: string;
}

/** The English texts of a finding. `amount`: the number in its text. */
export function findingTexts(key: OtherFinding, amount?: number): FindingTexts {
  return { key, ...(amount !== undefined && { amount }), ...wordsOfFinding({ key, amount }, english) };
}

/** The texts of a finding in a language. */
export function wordsOfFinding(
  { key, amount = 1 }: { readonly key: FindingKey; readonly amount?: number | undefined },
  { measures, findings }: PartCheckWords,
): { readonly title: string; readonly text: string } {
  const { title, text } = isOther(key) ? findings[key] : measures[key].finding;
  return { title, text: typeof text === "string" ? text : text(amount) };
}

/** Why a file cannot be read, in a language. `detail`: the name of a foreign format, an extension, or the names of files. */
export function readErrorText(
  { code, detail = "" }: { readonly code: ReadErrorCode; readonly detail?: string | undefined },
  words: PartCheckWords,
): string {
  const format = Object.entries(words.foreignFormats).find(([key]) => key === detail)?.[1];
  const named =
    code === "foreign-format" && format ? words.foreignFormat(format.name, format.advice) : detail;
  return words.errors[code].replace("{detail}", named);
}
