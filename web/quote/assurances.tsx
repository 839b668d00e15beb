import { getSettings } from "#cms/content.ts";
import { PageLink } from "#ui/page-link.tsx";

/** What becomes of a request, and what must not be sent with it. */
export async function Assurances() {
  const settings = await getSettings();
  return (
    <>
      {settings?.replyTime && <p>We answer {settings.replyTime}.</p>}
      <p>Confidential: your file is stored privately, and only our staff can open it.</p>
      <p>Please do not upload export-controlled data.</p>
      <p>
        How we treat your data:{" "}
        <PageLink href="/privacy-policy" target="_blank" className="text-link">
          privacy policy
        </PageLink>{" "}
        (new tab).
      </p>
    </>
  );
}

/** Said where the form cannot be sent. */
export function NeedsScript() {
  return (
    <noscript>
      <p>
        Sending this form needs JavaScript. Without it, use the ways on our{" "}
        <PageLink href="/contact-us">contact page</PageLink>.
      </p>
    </noscript>
  );
}
