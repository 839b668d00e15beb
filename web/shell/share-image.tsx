import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { ImageResponse } from "next/og";
import { shownAccent } from "schemas/fields/accent-color.ts";

import { SHARE_IMAGE_SIZE } from "#cms/picture-sizes.ts";

// A static WOFF, because ImageResponse reads neither WOFF2 nor variable fonts. From @fontsource/archivo 5.3.0.
const fontFile = () => join(process.cwd(), "styles/fonts/archivo-600.woff");

interface ShareImageProps {
  readonly title: string;
  /** The name of the site's section, shown above the title. */
  readonly section: string;
  readonly brand: string;
  /** The site's accent color. Undefined if no editor has chosen one. */
  readonly accentColor: string | undefined;
}

/** Draws the Open Graph image of a page without a picture. */
export async function drawShareImage(props: ShareImageProps): Promise<ImageResponse> {
  const font = await readFile(fontFile());
  return new ImageResponse(<ShareImage {...props} />, {
    ...SHARE_IMAGE_SIZE,
    fonts: [{ name: "Archivo", data: font, weight: 600 }],
  });
}

/** A drawing's title block on graph paper. */
export function ShareImage({ title, section, brand, accentColor }: ShareImageProps) {
  const size = title.length > 40 ? 68 : 88;
  return (
    <div style={{ ...sheet, display: "flex" }}>
      <div style={{ ...frame, display: "flex" }}>
        <div style={{ display: "flex", flexDirection: "column" }}>
          <div style={{ display: "flex", fontSize: 26, color: "#5c646a" }}>{drawable(section)}</div>
          <div style={{ ...bar, display: "flex", background: shownAccent(accentColor) }} />
          <div style={{ display: "flex", fontSize: size, lineHeight: 1.05, letterSpacing: "-0.03em" }}>
            {drawable(title)}
          </div>
        </div>
        <div style={{ display: "flex", borderTop: "3px solid #14181b", paddingTop: 26, fontSize: 34 }}>
          {drawable(brand)}
        </div>
      </div>
    </div>
  );
}

const LINES = "#e2e5e6 0, #e2e5e6 1px, transparent 1px, transparent 100%";
const sheet = {
  width: "100%",
  height: "100%",
  padding: 40,
  fontFamily: "Archivo",
  color: "#14181b",
  backgroundColor: "#f4f5f5",
  backgroundImage: `linear-gradient(${LINES}), linear-gradient(90deg, ${LINES})`,
  backgroundSize: "32px 32px",
} as const;
const bar = { width: 132, height: 8, margin: "28px 0" } as const;
const frame = {
  width: "100%",
  padding: "44px 52px",
  flexDirection: "column",
  justifyContent: "space-between",
  backgroundColor: "#ffffff",
  border: "3px solid #14181b",
} as const;

/** Removes characters that the font does not have. For these, ImageResponse would request a font from Google. */
function drawable(text: string): string {
  return text.replace(/[^\u0020-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u20ac\u2122]/g, "");
}
