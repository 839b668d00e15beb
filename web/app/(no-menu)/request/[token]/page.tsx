import { headers } from "next/headers";
import { notFound } from "next/navigation";

import { findRequest } from "#quote/request/find-request.ts";
import { RequestPageContent, UnavailableRequest } from "#quote/request/request-page.tsx";
import { takeSentForm } from "#quote/request/sent-form.ts";

/** What it shows belongs to one customer, and changes. */
export const dynamic = "force-dynamic";

export { requestMetadata as generateMetadata } from "#quote/request/request-metadata.ts";

interface Props {
  params: Promise<{ token: string }>;
}

/** The page of a quote request, for the customer: how far it is, and what can be added. proxy.ts receives it as a form. */
export default async function Page({ params }: Props) {
  const { token } = await params;
  const found = await findRequest(token);
  const sent = takeSentForm(await headers());
  switch (found.kind) {
    case "found":
      return <RequestPageContent token={token} request={found.request} sent={sent} />;
    case "unavailable":
      return <UnavailableRequest token={token} sent={sent} />;
    case "missing":
      return notFound();
  }
}
