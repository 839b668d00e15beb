/** A format of a program that the check cannot read, and how to export a part from that program. */
interface ForeignFormat {
  readonly extensions: readonly string[];
  /** The bytes at its start, as Latin-1, for a file with another extension. */
  readonly start?: RegExp;
  readonly name: string;
  readonly advice: string;
}

const AS_STEP = "In your CAD program, export the part as STEP";

const FORMATS: readonly ForeignFormat[] = [
  {
    extensions: ["sldprt", "sldasm", "slddrw"],
    name: "a SolidWorks file",
    advice: "In SolidWorks, choose File > Save As and the type STEP AP214",
  },
  {
    extensions: ["ipt", "iam", "idw", "ipn"],
    name: "an Inventor file",
    advice: "In Inventor, choose File > Export > CAD Format and the type STEP",
  },
  {
    extensions: ["catpart", "catproduct", "catdrawing", "cgr"],
    start: /^V5_CFV2/,
    name: "a CATIA file",
    advice: "In CATIA, choose File > Save As and the type stp",
  },
  {
    extensions: ["prt", "asm", "drw"],
    name: "a file of Creo, NX or Solid Edge",
    advice: "In that program, choose File > Save a Copy or File > Export and the type STEP",
  },
  {
    extensions: ["par", "psm", "dft"],
    name: "a Solid Edge file",
    advice: "In Solid Edge, choose File > Save As and the type STEP",
  },
  {
    extensions: ["f3d", "f3z"],
    name: "a Fusion file",
    advice: "In Fusion, choose File > Export and the type STEP",
  },
  {
    extensions: ["fcstd"],
    name: "a FreeCAD file",
    advice: "In FreeCAD, select the part, then choose File > Export and the type STEP",
  },
  {
    extensions: ["brep", "brp"],
    start: /^\s*(?:DBRep_DrawableShape|CASCADE Topology)/,
    name: "an Open CASCADE file (BREP)",
    advice: AS_STEP,
  },
  {
    extensions: ["x_t", "x_b", "xmt_txt", "xmt_bin"],
    start: /^\*\*ABCDEFGHIJKLMNOPQRSTUVWXYZ/,
    name: "a Parasolid file",
    advice: AS_STEP,
  },
  {
    extensions: ["sat", "sab", "asat", "asab"],
    start: /^ACIS BinaryFile/,
    name: "an ACIS file",
    advice: AS_STEP,
  },
  {
    extensions: ["jt"],
    start: /^Version \d+\.\d+ JT/,
    name: "a JT file",
    advice: AS_STEP,
  },
  {
    extensions: ["3dm"],
    start: /^3D Geometry File Format/,
    name: "a Rhino file",
    advice: "In Rhino, select the part, then choose File > Export Selected and the type STEP",
  },
  {
    extensions: ["skp"],
    start: /SketchUp Model/,
    name: "a SketchUp file",
    advice: "In SketchUp, choose File > Export > 3D Model and the type STL",
  },
  {
    extensions: ["blend"],
    start: /^BLENDER/,
    name: "a Blender file",
    advice: "In Blender, choose File > Export > STL",
  },
  {
    extensions: ["scad"],
    name: "an OpenSCAD program",
    advice: "In OpenSCAD, render the part (F6), then choose File > Export > Export as 3MF",
  },
  {
    extensions: ["dwg", "dxf"],
    start: /^AC10\d\d|^\s*0\s*[\r\n]+\s*SECTION\s*[\r\n]/,
    name: "a drawing (DWG or DXF)",
    advice: AS_STEP,
  },
  {
    extensions: ["pdf"],
    start: /^%PDF/,
    name: "a PDF",
    advice: AS_STEP,
  },
  {
    extensions: ["ifc"],
    name: "a building model (IFC)",
    advice: AS_STEP,
  },
  {
    extensions: ["amf", "ply", "wrl", "vrml", "gltf", "glb", "3ds", "fbx", "dae", "x3d"],
    start: /^(?:ply\s|glTF|#VRML|Kaydara FBX)|<amf[\s>]/,
    name: "a mesh in a format for pictures",
    advice: "In your program, export it as STL or 3MF, or the part that it was made from as STEP",
  },
  {
    extensions: ["rar", "7z", "tar", "tgz"],
    start: /^(?:Rar!|7z\xbc\xaf)/,
    name: "an archive that the check does not unpack",
    advice: "Unpack it and choose the part, or pack it as ZIP",
  },
];

/** What a file is and how to export the part from its program, by its extension or the start of its content. Undefined if unknown. */
export function foreignFormat(extension: string, start = ""): string | undefined {
  const found =
    FORMATS.find((format) => format.start?.test(start)) ??
    FORMATS.find(({ extensions }) => extensions.includes(extension.toLowerCase()));
  return found && `This is ${found.name}. ${found.advice}.`;
}
