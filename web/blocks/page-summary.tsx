import { foreignText } from "#cms/foreign-link.ts";
import { languageOfPath } from "#locale/catalogs.ts";
import { ConvertedText } from "#ui/units/quantity.tsx";

interface PageSummaryProps {
  page: { readonly path: string; readonly summary: string | null };
  as?: "p" | "span" | "small";
  className?: string;
}

/** What a list says of a page, in the language of that page. */
export function PageSummary({ page: { path, summary }, as: Element = "p", className }: PageSummaryProps) {
  if (!summary) return null;
  return (
    <Element className={className} {...foreignText(path)}>
      <ConvertedText text={summary} language={languageOfPath(path)} />
    </Element>
  );
}
