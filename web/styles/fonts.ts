import localFont from "next/font/local";

// Subset once by hand: what English and figures need, with kerning and tabular figures, without ligatures,
// weights 400–600, normal width. Licences lie beside the files.
export const archivo = localFont({
  src: "./fonts/archivo.woff2",
  weight: "400 600",
  variable: "--font-archivo",
  display: "swap",
});

export const jetBrainsMono = localFont({
  src: "./fonts/jetbrains-mono.woff2",
  weight: "400 600",
  variable: "--font-jetbrains-mono",
  display: "swap",
  adjustFontFallback: false,
});

/** The other letters of Latin-1, of Archivo: fetched by pages that hold one. */
export const archivoMore = localFont({
  src: "./fonts/archivo-more.woff2",
  weight: "400 600",
  variable: "--font-archivo-more",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+00A1-00A8, U+00AA-00AF, U+00B4, U+00B6, U+00B8-00BB, U+00BF-00D6, U+00D9-00F6, U+00F8-00FF, U+0131, U+0152-0153, U+2033, U+20AC, U+2215",
    },
  ],
});

// Signs of the trade that the families' own files lack. Their range keeps them out of the way of everything else, so they
// stand first in the stack, before a fallback of the system can step in.

/** ≤ ≥ ≈ ≠ → ← ↑ ↓ ↗ √, cut from Geist. */
export const signs = localFont({
  src: "./fonts/signs.woff2",
  weight: "400 700",
  variable: "--font-signs",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: "unicode-range", value: "U+2190-2193, U+2197, U+221A, U+2248, U+2260, U+2264-2265" },
  ],
});

/**
 * The same but ≤ ≥ ↑ ↓, which so many figures hold that they are in the family's own file; and ↧ ∅ ⊥ ∥ ✓.
 * Cut from the whole JetBrains Mono.
 */
export const signsMono = localFont({
  src: "./fonts/signs-mono.woff2",
  weight: "400 600",
  variable: "--font-signs-mono",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+2190, U+2192, U+2197, U+21A7, U+2205, U+221A, U+2225, U+2248, U+2260, U+22A5, U+2713",
    },
  ],
});

/** ⌀ ↧, cut from DejaVu Sans Mono. */
export const diameter = localFont({
  src: "./fonts/diameter.woff2",
  weight: "400 700",
  variable: "--font-diameter",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+21A7, U+2300" }],
});
