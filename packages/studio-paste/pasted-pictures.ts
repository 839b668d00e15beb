import { storedField } from "stored-values/stored-value.ts";

/** A picture in pasted text, before it is uploaded. */
interface PastedFigure {
  _type: "figure";
  _key: string;
  picture: { _type: "picture"; alt?: string; src: string };
}

/** The block for an <img> of pasted HTML. Undefined for any other node. */
export function figureOf(node: Node, key: string): PastedFigure | undefined {
  if (!(node instanceof HTMLImageElement)) return undefined;
  const alt = node.alt.trim();
  return {
    _type: "figure",
    _key: key,
    picture: { _type: "picture", ...(alt && { alt }), src: node.getAttribute("src") ?? "" },
  };
}

/** Whether a pasted block is a picture that still has to be uploaded. */
export function isPastedFigure(block: { _type: string }): block is PastedFigure {
  return typeof storedField(storedField(block, "picture"), "src") === "string";
}

/** Adds the reference to the uploaded asset to each pasted picture, in order. Leaves out pictures without an asset. */
export function withUploads(
  blocks: readonly { _type: string }[],
  assets: readonly ({ _id: string } | undefined)[],
) {
  const remaining = [...assets];
  return blocks.flatMap((block): { _type: string }[] => {
    if (!isPastedFigure(block)) return [block];
    const asset = remaining.shift();
    if (asset === undefined) return [];
    const { src: _address, ...picture } = block.picture;
    const uploaded = { ...picture, asset: { _type: "reference", _ref: asset._id } };
    return [Object.assign({ ...block }, { picture: uploaded })];
  });
}

/**
 * The file of each pasted picture, by its `src`. Undefined if the clipboard does not contain it: the Studio must not load pictures from
 * other websites. Word refers to local files, and adds their bytes to the RTF of the clipboard in the same order.
 */
export function filesOf(
  sources: readonly string[],
  { rtf, files }: { rtf: string; files: readonly File[] },
): (File | undefined)[] {
  const local = sources.filter((src) => isLocal(src));
  const embedded = picturesInRtf(rtf);
  const single = files.filter(({ type }) => type.startsWith("image/"));
  const localFiles =
    embedded.length === local.length ? embedded : local.length === 1 && single.length === 1 ? single : [];
  return sources.map((src) => (isLocal(src) ? localFiles[local.indexOf(src)] : fileOfDataUrl(src)));
}

function isLocal(src: string): boolean {
  return /^(file:|cid:|webkit-fake-url:)/i.test(src);
}

/** Whether pasted pictures of this media type are uploaded. */
export function isPictureType(type: string): boolean {
  return /^image\/(?:png|jpeg|webp)$/.test(type);
}

function fileOfDataUrl(src: string): File | undefined {
  const [, type = "", base64 = ""] =
    /^data:(image\/(?:png|jpeg|webp));base64,((?:[\w+/]{4})+(?:[\w+/]{2}(?:==|[\w+/]=))?)$/.exec(src) ?? [];
  return base64 === ""
    ? undefined
    : pictureFile(
        Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
        type,
      );
}

// cspell:ignore pngblip jpegblip blipuid
/** The PNG and JPEG pictures in RTF 1.9.1: hexadecimal digits after `\pngblip` or `\jpegblip` and further control words. */
export function picturesInRtf(rtf: string): File[] {
  const pictures = rtf.matchAll(
    /\\(png|jpeg)blip(?:\\[a-z]+(?:-?\d+)?|\{\\\*\\blipuid [0-9a-f]+\}|\s)*([0-9a-f][0-9a-f\s]*)/g,
  );
  return [...pictures].flatMap(([, kind = "", digits = ""]) => {
    const hex = digits.replaceAll(/\s+/g, "");
    return hex.length % 2 === 0 ? pictureFile(bytesOf(hex), `image/${kind}`) : [];
  });
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  );
}

function pictureFile(bytes: Uint8Array<ArrayBuffer>, type: string): File {
  return new File([bytes], `pasted.${type.replace("image/", "").replace("jpeg", "jpg")}`, { type });
}
