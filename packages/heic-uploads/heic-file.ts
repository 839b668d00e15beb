/** The largest picture that the worker decodes. A photo of the largest phone cameras has 50 million pixels. */
export const MAX_PIXELS = 64_000_000;

// cspell:ignore ftyp heix heim heis hevx
/** The main brands of files with an HEVC picture, ISO/IEC 23008-12. AVIF, which browsers can show, has others. */
const BRANDS = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);

/** Whether a file is named or declared as HEIC. Systems disagree about its media type, so the extension counts too. */
export function looksLikeHeic({ name, type }: Pick<File, "name" | "type">): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

/** Whether a file starts like HEIC: with an `ftyp` box that has one of these brands, and none of AVIF. */
export function isHeic(start: Uint8Array): boolean {
  const text = new TextDecoder("latin1").decode(start.subarray(0, 64));
  return text.slice(4, 8) === "ftyp" && BRANDS.has(text.slice(8, 12)) && !text.includes("avif");
}

/** “Display P3” as ICC profiles write it, in UTF-16 with the high byte first. */
const DISPLAY_P3 = Array.from("Display P3", (letter) => `\0${letter}`).join("");

/** Whether the embedded color profile is Display P3. */
export function hasDisplayP3(file: Uint8Array): boolean {
  return new TextDecoder("latin1").decode(file).includes(DISPLAY_P3);
}

export function jpegName(name: string): string {
  return `${name.replace(/\.hei[cf]$/i, "")}.jpg`;
}
