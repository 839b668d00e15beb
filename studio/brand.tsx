import type { SanityClient } from "@sanity/client";
import { buildTheme } from "@sanity/ui/theme";
import { shownAccent } from "schemas/fields/accent-color.ts";
import * as v from "valibot";

/** The theme for light and dark. It does not use the accent color, which is red by default, because in forms red means an error. */
export const theme = buildTheme({
  color: {
    selectable: {
      // Selected items are graphite, the color of text on the site.
      default: { selected: { _hue: "gray", bg: ["800", "200"], border: ["800", "200"] } },
    },
  },
});

/** What the settings of the site say about the brand. Everything is missing before sign-in. */
export interface Brand {
  readonly name?: string | undefined;
  readonly accent?: string | undefined;
  /** The address of the site icon. */
  readonly icon?: string | undefined;
}

const BRAND = `*[_id == "settings"][0] {
  "name": brandName, "accent": accentColor, "icon": siteIcon.asset->url + "?w=64&h=64&fit=crop"
}`;
const missing = v.fallback(v.optional(v.string()), undefined);
const StoredBrand = v.fallback(v.object({ name: missing, accent: missing, icon: missing }), {});

/** The Studio does not wait longer for the name of the company. */
const MAX_WAIT_MS = 2000;

/** Loads the brand, so that the Studio has the name, the color and the icon of the site. Returns an empty one if the lake does not answer. */
export async function loadBrand(client: Pick<SanityClient, "fetch">): Promise<Brand> {
  const signal = AbortSignal.timeout(MAX_WAIT_MS);
  const stored = await client
    .fetch<unknown>(BRAND, {}, { perspective: "published", tag: "brand", signal })
    .catch((reason: unknown) => console.warn("The brand of the Studio could not be loaded:", reason));
  return v.parse(StoredBrand, stored);
}

/** Creates the Studio's icon: the site icon or, without one, a dimension line in the accent color. */
export function createBrandIcon({ icon, accent }: Brand) {
  return function BrandIcon() {
    if (icon !== undefined) return <img src={icon} alt="" width="100%" height="100%" />;
    return (
      <svg viewBox="0 0 24 24" width="100%" height="100%" aria-hidden="true">
        <rect width="24" height="24" rx="3" fill={shownAccent(accent)} />
        <path
          d="M5 6v12M19 6v12M6 12h12M9 9l-3 3 3 3M15 9l3 3-3 3"
          fill="none"
          stroke="#fff"
          strokeWidth="1.6"
        />
      </svg>
    );
  };
}
