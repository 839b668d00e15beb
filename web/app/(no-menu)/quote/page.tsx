import type { Metadata } from "next";
import { headers } from "next/headers";

import { getSettings } from "#cms/content.ts";
import { takeRejectedForm } from "#quote/form/rejected-form.ts";
import { QuoteFormWithAdvice } from "#quote/quote-dialog.tsx";
import { quoteLabel } from "#quote/settings-texts.tsx";
import { GridSection } from "#ui/grid-section.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: quoteLabel(await getSettings()), robots: { index: false } };
}

/** The content of the quote dialog as a page, for browsers without scripts. proxy.ts receives the form that this page posts. */
export default async function QuotePage() {
  return (
    <GridSection tone="sheet">
      <h1 className="col-span-12 text-h2">{quoteLabel(await getSettings())}</h1>
      <div className="col-span-12 mt-6 border-[1.5px] border-ink bg-paper text-ink">
        <QuoteFormWithAdvice form="quote-page" rejected={takeRejectedForm(await headers())} />
      </div>
    </GridSection>
  );
}
