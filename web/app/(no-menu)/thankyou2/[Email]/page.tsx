import { ThankYou, thankYouMetadata } from "#quote/thank-you/thank-you.tsx";

export const metadata = thankYouMetadata("ThankYou2");

// The browser reads the email address from the URL, so that the server does not cache a page with it.
export default function Page() {
  return <ThankYou />;
}
