import localFont from "next/font/local";

// What every page needs, fetched beforehand. Subset once by hand: what English and figures need, with kerning and tabular
// figures, without ligatures, weights 400–600, normal width. Licences lie beside the files. The other fonts: fonts.css.
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
