/** Follows a link as if it were clicked. The page stays open, because the response is a download. */
export function followLink(url: string, fileName = ""): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.rel = "noopener";
  link.click();
}
