import { env } from "#env.ts";

/** Playwright runs this before all tests, because without a site all of them would fail. */
export default async function siteAnswers(): Promise<void> {
  await fetch(env.siteUrl).catch((cause: unknown) => {
    throw new Error(`Nothing answers at ${env.siteUrl} (SITE_URL). Start it first: pnpm start`, { cause });
  });
}
