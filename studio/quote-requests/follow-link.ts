/** Opens an address as a click on a link would. The page stays, because the address answers with an attachment. */
export function followLink(url: string, fileName = ""): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.rel = "noopener";
  link.click();
}
