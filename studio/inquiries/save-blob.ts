/** Gives the browser something to save. Its name stands in the answer only, which scripts of another origin cannot read. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  follow(url, name);
  URL.revokeObjectURL(url);
}

/** Opens an address that answers with an attachment: the page stays. */
export function download(url: string): void {
  follow(url, "");
}

function follow(url: string, name: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.rel = "noopener";
  link.click();
}
