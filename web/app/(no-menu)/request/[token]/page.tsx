import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";

import { getWords } from "#locale/words.ts";
import { readRequestPage } from "#quote/request/read-request-page.ts";
import { RequestPageContent, UnavailableRequest } from "#quote/request/request-page.tsx";
import { getSentForm } from "#quote/request/sent-form.ts";

/** What it shows belongs to one customer, and changes. */
export const dynamic = "force-dynamic";

/** The address opens the request, so it must not reach search engines or, as a referrer, the next site. */
export function generateMetadata(): Metadata {
  return {
    title: getWords().requestPage.title,
    robots: { index: false, follow: false },
    // With no-referrer, browsers also leave the origin out of forms that are posted, which would then look as if another site had sent them.
    referrer: "same-origin",
  };
}

interface Props {
  params: Promise<{ token: string }>;
}

/** The page of a quote request, for the customer: how far it is, and what can be added. proxy.ts receives it as a form. */
export default async function Page({ params }: Props) {
  const { token } = await params;
  const found = await readRequestPage(token);
  const sent = getSentForm(await headers());
  switch (found.kind) {
    case "found":
      return <RequestPageContent token={token} request={found.request} sent={sent} />;
    case "unavailable":
      return <UnavailableRequest token={token} sent={sent} />;
    case "missing":
      return notFound();
  }
}
