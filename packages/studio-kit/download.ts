/** Follows a link as if it were clicked. The page stays open, because the response is a download. */
export function followLink(url: string, fileName = ""): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.rel = "noopener";
  link.click();
}

/** Saves a file that the Studio has. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  followLink(url, name);
  URL.revokeObjectURL(url);
}
