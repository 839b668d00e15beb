import { ImageResponse } from "next/og";

import { getSettings } from "#cms/content.ts";
import { builtInIcon } from "#shell/built-in-icon.ts";

// Drawn once, and again when the settings are published.
export const dynamic = "force-static";

const SIZE = { width: 180, height: 180 };

/** The built-in icon for home screens. */
export async function GET(): Promise<Response> {
  const settings = await getSettings();
  const source = `data:image/svg+xml,${encodeURIComponent(builtInIcon(settings?.accentColor))}`;
  return new ImageResponse(<img src={source} alt="" {...SIZE} />, SIZE);
}
