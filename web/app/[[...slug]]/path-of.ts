export interface SlugProps {
  params: Promise<{ slug?: string[] }>;
}

/** The path of the page, in lower case: proxy.ts sees to that. */
export async function pathOf(params: SlugProps["params"]): Promise<string> {
  const { slug = [] } = await params;
  return `/${slug.join("/")}`;
}
