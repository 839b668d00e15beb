import { ThankYou, thankYouMetadata } from "#quote/delivery/thank-you.tsx";

export const metadata = thankYouMetadata("ThankYou");

export default function Page() {
  return <ThankYou />;
}
