/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Region extends Size {
  readonly left: number;
  readonly top: number;
}

/** Undefined when they do not touch. */
export function intersect(a: Region, b: Region): Region | undefined {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const width = Math.min(a.left + a.width, b.left + b.width) - left;
  const height = Math.min(a.top + a.height, b.top + b.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : undefined;
}

/** `degrees` is a multiple of 90. */
export function rotateSize({ width, height }: Size, degrees: number): Size {
  return degrees % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** Where a region of the turned picture lies in the picture before it was turned clockwise. */
export function unrotateRegion({ left, top, width, height }: Region, source: Size, degrees: number): Region {
  switch (degrees) {
    case 90:
      return { left: top, top: source.height - left - width, width: height, height: width };
    case 180:
      return {
        left: source.width - left - width,
        top: source.height - top - height,
        width,
        height,
      };
    case 270:
      return { left: source.width - top - height, top: left, width: height, height: width };
    default:
      return { left, top, width, height };
  }
}
