/**
 * A script for the start of each page of the preview, which lets its overlays hear only windows of the Studio and of the site. They answer the first
 * window that asks, and any page can open the preview in a window, with the editor's cookie: it would be told what the drafts are
 * about. Listeners in the capture phase run before all others.
 */
export function hearOnlyStudio(studioUrl: string): string {
  const studio = JSON.stringify(new URL(studioUrl).origin);
  return `addEventListener("message",(event)=>{if(event.origin!==${studio}&&event.origin!==location.origin)event.stopImmediatePropagation()},true)`;
}
