import { defineField } from "@sanity/types";

import { storedField } from "./stored-field.ts";

/** What the uploads of this site take. */
export const PICTURE_FILES = "JPEG, PNG, WebP, AVIF or SVG, at most 50 MB.";

interface PictureField<Name extends string> {
  name: Name;
  title: string;
  description: string;
  isRequired?: boolean;
  /** In pixels: what the largest place needs where it is shown. */
  minWidth?: number;
}

/** One picture. A narrower one than its place needs is let through with a warning: it may be the only one there is. */
export function pictureField<const Name extends string>(field: PictureField<Name>) {
  const { name, title, description, isRequired = false, minWidth = 0 } = field;
  const width = minWidth > 0 ? ` At least ${minWidth} pixels wide.` : "";
  return defineField({
    name,
    title,
    type: "picture",
    description: `${description}${width} ${PICTURE_FILES}`,
    validation: (rule) => [
      isRequired ? rule.required().assetRequired() : rule,
      rule.custom((picture) => widthProblem(picture, minWidth) ?? true).warning(),
    ],
  });
}

/** Says when a stored picture is too narrow. The id of an asset tells its size; a drawing (SVG) is sharp at every size. */
export function widthProblem(picture: unknown, minWidth: number): string | undefined {
  const id = storedField(storedField(picture, "asset"), "_ref");
  const [, width, format] = /-(\d+)x\d+-(\w+)$/.exec(typeof id === "string" ? id : "") ?? [];
  if (width === undefined || format === "svg" || Number(width) >= minWidth) return undefined;
  return `This picture is ${width} pixels wide and looks blurred on large screens: use one of at least ${minWidth}`;
}
