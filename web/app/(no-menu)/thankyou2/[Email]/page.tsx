import { ThankYou, thankYouMetadata } from "#quote/delivery/thank-you.tsx";

export const metadata = thankYouMetadata("ThankYou2");

// The address is read in the browser: the server stores no page that holds it.
export default function Page() {
  return <ThankYou />;
}
