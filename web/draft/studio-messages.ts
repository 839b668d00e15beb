/**
 * A script for the start of each page of the preview. It drops messages from windows that belong to neither the Studio nor the site. The
 * overlays answer the first window that asks, and any page can open the preview in a window, with the editor's cookie, to ask about drafts.
 * The listener is in the capture phase, so it runs before theirs.
 */
export function hearOnlyStudio(studioUrl: string): string {
  const studio = JSON.stringify(new URL(studioUrl).origin);
  return `addEventListener("message",(event)=>{if(event.origin!==${studio}&&event.origin!==location.origin)event.stopImmediatePropagation()},true)`;
}
