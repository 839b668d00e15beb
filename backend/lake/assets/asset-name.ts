/** An asset is known by its bytes: the same three or four words make its document id and its file name. */
export interface AssetName {
  readonly kind: "image" | "file";
  readonly id: string;
  readonly sha1: string;
  readonly fileName: string;
  readonly extension: string;
}

export function imageName(
  sha1: string,
  { width, height }: { width: number; height: number },
  extension: string,
): AssetName {
  const stem = `${sha1}-${width}x${height}`;
  return {
    kind: "image",
    id: `image-${stem}-${extension}`,
    sha1,
    fileName: `${stem}.${extension}`,
    extension,
  };
}

export function fileName(sha1: string, extension: string): AssetName {
  return {
    kind: "file",
    id: `file-${sha1}-${extension}`,
    sha1,
    fileName: `${sha1}.${extension}`,
    extension,
  };
}

/** Undefined for whatever an upload could not have made, so no path ever leaves the folder. */
export function parseAssetFile(kind: "images" | "files", text: string): AssetName | undefined {
  const pattern =
    kind === "images"
      ? /^([0-9a-f]{40}-\d{1,6}x\d{1,6})\.([a-z0-9]{1,16})$/
      : /^([0-9a-f]{40})\.([a-z0-9]{1,16})$/;
  const [, stem, extension] = pattern.exec(text) ?? [];
  if (stem === undefined || extension === undefined) return undefined;

  const singular = kind === "images" ? "image" : "file";
  return {
    kind: singular,
    id: `${singular}-${stem}-${extension}`,
    sha1: stem.slice(0, 40),
    fileName: text,
    extension,
  };
}
