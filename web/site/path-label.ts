/** `/about-us` → `About us`: a name for a page where only its path is known. */
export function pathLabel(path: string): string {
  const words = path.slice(path.lastIndexOf("/") + 1).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
