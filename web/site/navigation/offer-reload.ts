/** What the root layout renders, hidden: its words come from the locale. */
export const RELOAD_OFFER_ID = "reload-offer";

/** Offers a reload where the visitor is: inside an open dialog, since nothing outside of it can be used. */
export function offerReload(): void {
  const offer = document.getElementById(RELOAD_OFFER_ID);
  if (!offer?.hidden) return;
  offer.hidden = false;
  offer.querySelector("button")?.addEventListener("click", () => location.reload());
  document.querySelector("dialog[open]")?.append(offer);
}
