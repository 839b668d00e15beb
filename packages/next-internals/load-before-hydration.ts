/**
 * An inline script that lets Next load another script before it hydrates the page, as `beforeInteractive` of next/script does. That
 * component would be in the scripts of every page.
 *
 * Written for Next 16.4.6. load-before-hydration.test.ts gives it to the bootstrap of the installed Next.
 */
export function loadBeforeHydration(address: string): string {
  return `(self.__next_s=self.__next_s||[]).push([${JSON.stringify(address)}])`;
}
