/** Decodes a path or a part of one. Undefined for an incomplete escape such as `%E0%A4%A`. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
