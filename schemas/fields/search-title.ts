/** Stands for the brand name of the settings in a title for search engines. */
export const BRAND_PLACEHOLDER = "{brand}";

/** The title of a page in search results, with the brand where its title for search engines asks for it. */
export function searchTitle(
  page: { readonly title: string; readonly seo?: { readonly title?: string } | null | undefined },
  brandName: string,
): string {
  return withBrand(page.seo?.title ?? page.title, brandName);
}

/** A text with the brand name in place of its placeholder. */
export function withBrand(text: string, brandName: string): string {
  return text.replaceAll(BRAND_PLACEHOLDER, brandName);
}
