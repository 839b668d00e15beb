import { ImageResponse } from "next/og";
import { shownAccent } from "schemas/fields/accent-color.ts";

import { SHARE_IMAGE_SIZE } from "#cms/picture-sizes.ts";

import { drawable, fontsFor } from "./share-image-fonts.ts";

interface ShareImageProps {
  readonly title: string;
  /** The name of the site's section, shown above the title. */
  readonly section: string;
  readonly brand: string;
  /** The site's accent color. Undefined if no editor has chosen one. */
  readonly accentColor: string | undefined;
}

interface DrawnImageProps extends ShareImageProps {
  /** The code of the language of the texts. */
  readonly language: string;
}

/** Draws the Open Graph image of a page without a picture. */
export async function drawShareImage({ language, ...props }: DrawnImageProps): Promise<ImageResponse> {
  const { title, section, brand } = props;
  return new ImageResponse(<ShareImage {...props} />, {
    ...SHARE_IMAGE_SIZE,
    fonts: await fontsFor(drawable(title + section + brand), language),
  });
}

/** A drawing's title block on graph paper. */
export function ShareImage({ title: fullTitle, section, brand, accentColor }: ShareImageProps) {
  const title = withoutBrand(fullTitle, brand);
  return (
    <div style={{ ...sheet, display: "flex" }}>
      <div style={{ ...frame, display: "flex" }}>
        <div style={{ display: "flex", flexDirection: "column" }}>
          <div style={{ display: "flex", fontSize: 26, color: "#5c646a" }}>{drawable(section)}</div>
          <div style={{ ...bar, display: "flex", background: shownAccent(accentColor) }} />
          <div style={{ ...heading, fontSize: fontSizeOf(title) }}>{drawable(title)}</div>
        </div>
        <div style={{ display: "flex", borderTop: "3px solid #14181b", paddingTop: 26, fontSize: 34 }}>
          {drawable(brand)}
        </div>
      </div>
    </div>
  );
}

/** A title without the brand at its end, which the picture shows below: “Custom parts | Example” becomes “Custom parts”. */
function withoutBrand(title: string, brand: string): string {
  if (brand === "" || !title.endsWith(brand)) return title;
  const before = title.slice(0, -brand.length);
  const withLine = before.trimEnd();
  // No expression with two runs of white space: a title of a million spaces would take it minutes.
  const isBrandLine = withLine !== before && /\s[|–—·-]$/u.test(withLine);
  return (isBrandLine && withLine.slice(0, -1).trimEnd()) || title;
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
function fontSizeOf({ length }: string): number {
  if (length > 80) return 54;
  return length > 40 ? 68 : 88;
}

/** A word that is longer than a line is broken, and what is below the last line that fits is cut. */
const heading = {
  display: "block",
  lineHeight: 1.05,
  letterSpacing: "-0.03em",
  wordBreak: "break-word",
  lineClamp: 4,
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
