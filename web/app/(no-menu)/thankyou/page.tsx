import { ThankYou, thankYouMetadata } from "#quote/thank-you/thank-you.tsx";

export const metadata = thankYouMetadata("ThankYou");

export default function Page() {
  return <ThankYou />;
}
