import { create as contentDisposition } from "content-disposition";

/** Types that a browser shows without running anything in them. */
const INERT = /^(image\/(?!svg)|audio\/|video\/|font\/|application\/pdf$|text\/plain$)/;

/** What every asset is served with. An asset's bytes never change, so it may be kept for a year. */
export function assetHeaders(
  mimeType: string,
  { download, varies = false }: { download?: string | undefined; varies?: boolean },
) {
  return {
    "content-type": mimeType.startsWith("text/") ? `${mimeType}; charset=utf-8` : mimeType,
    "cache-control": "public, max-age=31536000, immutable",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
    ...(varies ? { vary: "accept" } : {}),
    ...(INERT.test(mimeType)
      ? {}
      : {
          "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
        }),
    ...(download === undefined ? {} : { "content-disposition": contentDisposition(download) }),
  };
}

/** The name under which ?dl, ?dl=NAME or ?dlRaw saves the asset; undefined when it is to be shown. */
export function downloadName(query: URLSearchParams, ownName: string): string | undefined {
  const name = query.get("dl") ?? query.get("dlRaw");
  if (name === null) return undefined;
  return name === "" || name === "true" ? ownName : name;
}
