import { buildTheme } from "@sanity/ui/theme";
import { DEFAULT_ACCENT } from "schemas/fields/accent-color.ts";
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

/** The name and the icon of the site. Both are missing if it does not answer. */
export interface Brand {
  readonly name?: string;
  /** The address of the icon. */
  readonly icon?: string | undefined;
}

const Manifest = v.object({ name: v.string(), icons: v.array(v.object({ src: v.string() })) });

/** The Studio does not wait longer for the name of the company. */
const MAX_WAIT_MS = 2000;

/**
 * Loads the brand from the site's manifest, which needs no login. The Studio does not reload after a login, so it must know the brand
 * before.
 */
export async function loadBrand(siteUrl: string): Promise<Brand> {
  try {
    const signal = AbortSignal.timeout(MAX_WAIT_MS);
    const response = await fetch(new URL("/manifest.webmanifest", siteUrl), { signal });
    const { name, icons } = v.parse(Manifest, await response.json());
    const [icon] = icons;
    return { ...(name !== "" && { name }), icon: icon && new URL(icon.src, siteUrl).href };
  } catch (reason) {
    console.warn("The brand of the Studio could not be loaded:", reason);
    return {};
  }
}

/** Creates the Studio's icon: the icon of the site or, without one, a dimension line. */
export function createBrandIcon({ icon }: Brand) {
  return function BrandIcon() {
    if (icon !== undefined) return <img src={icon} alt="" width="100%" height="100%" />;
    return (
      <svg viewBox="0 0 24 24" width="100%" height="100%" aria-hidden="true">
        <rect width="24" height="24" rx="3" fill={DEFAULT_ACCENT} />
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
