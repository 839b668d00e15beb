import type { ForeignFormatKey } from "../words.ts";

/** A format of a program that the check cannot read. */
interface ForeignFormat {
  readonly extensions: readonly string[];
  /** The bytes at its start, as Latin-1, for a file with another extension. */
  readonly start?: RegExp;
  readonly key: ForeignFormatKey;
}

const FORMATS: readonly ForeignFormat[] = [
  {
    extensions: ["sldprt", "sldasm", "slddrw"],
    key: "solidWorks",
  },
  {
    extensions: ["ipt", "iam", "idw", "ipn"],
    key: "inventor",
  },
  {
    extensions: ["catpart", "catproduct", "catdrawing", "cgr"],
    start: /^V5_CFV2/,
    key: "catia",
  },
  {
    extensions: ["prt", "asm", "drw"],
    key: "creo",
  },
  {
    extensions: ["par", "psm", "dft"],
    key: "solidEdge",
  },
  {
    extensions: ["f3d", "f3z"],
    key: "fusion",
  },
  {
    extensions: ["fcstd"],
    key: "freeCad",
  },
  {
    extensions: ["brep", "brp"],
    start: /^\s*(?:DBRep_DrawableShape|CASCADE Topology)/,
    key: "openCascade",
  },
  {
    extensions: ["x_t", "x_b", "xmt_txt", "xmt_bin"],
    start: /^\*\*ABCDEFGHIJKLMNOPQRSTUVWXYZ/,
    key: "parasolid",
  },
  {
    extensions: ["sat", "sab", "asat", "asab"],
    start: /^ACIS BinaryFile/,
    key: "acis",
  },
  {
    extensions: ["jt"],
    start: /^Version \d+\.\d+ JT/,
    key: "jt",
  },
  {
    extensions: ["3dm"],
    start: /^3D Geometry File Format/,
    key: "rhino",
  },
  {
    extensions: ["skp"],
    start: /SketchUp Model/,
    key: "sketchUp",
  },
  {
    extensions: ["blend"],
    start: /^BLENDER/,
    key: "blender",
  },
  {
    extensions: ["scad"],
    key: "openScad",
  },
  {
    extensions: ["dwg", "dxf"],
    start: /^AC10\d\d|^\s*0[^\S\r\n]*[\r\n]\s*SECTION\s/,
    key: "drawing",
  },
  {
    extensions: ["pdf"],
    start: /^%PDF/,
    key: "pdf",
  },
  {
    extensions: ["ifc"],
    key: "ifc",
  },
  {
    extensions: ["amf", "ply", "wrl", "vrml", "gltf", "glb", "3ds", "fbx", "dae", "x3d"],
    start: /^(?:ply\s|glTF|#VRML|Kaydara FBX)|<amf[\s>]/,
    key: "pictureMesh",
  },
  {
    extensions: ["rar", "7z", "tar", "tgz"],
    start: /^(?:Rar!|7z\xbc\xaf)/,
    key: "archive",
  },
];

/** The format of a file, by its extension or the start of its content. Undefined if unknown. */
export function foreignFormat(extension: string, start = ""): ForeignFormatKey | undefined {
  const found =
    FORMATS.find((format) => format.start?.test(start)) ??
    FORMATS.find(({ extensions }) => extensions.includes(extension.toLowerCase()));
  return found?.key;
}
