import localFont from "next/font/local";

// Every page preloads these fonts. They are subsets with the English letters, kerning, tabular figures, weights 400–600 and normal
// width, without ligatures. Their licenses are in `fonts/`. For the other fonts, see fonts.css.
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
