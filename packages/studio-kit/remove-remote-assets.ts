interface BundleFile {
  type: "asset" | "chunk";
  fileName: string;
  source?: string | Uint8Array;
}

const BRIDGE_SCRIPT = /<script src="https:\/\/core\.sanity-cdn\.(com|work)\/bridge\.js"[^>]*><\/script>\s*/g;
const REMOTE_FONT =
  /@font-face\s*\{[^}]*https:\/\/(studio-static|design-system-static)\.sanity\.io[^}]*\}\s*/g;

/**
 * Vite plugin: removes the script and fonts that `sanity build` loads from Sanity's servers, so that the Studio works without
 * internet. Text then uses system fonts.
 */
export function removeRemoteAssets() {
  return {
    name: "remove-remote-assets",
    transformIndexHtml: withoutRemoteAssets,
    transform(code: string, id: string) {
      return id.endsWith(".css") ? { code: withoutRemoteAssets(code), map: null } : undefined;
    },
    generateBundle: {
      order: "post" as const,
      handler(_options: unknown, bundle: Record<string, BundleFile>) {
        for (const file of Object.values(bundle)) {
          if (/\.(html|css)$/.test(file.fileName) && file.type === "asset" && file.source !== undefined) {
            file.source = withoutRemoteAssets(decode(file.source));
          }
        }
      },
    },
  };
}

/** Removes the script and fonts from an HTML page or a stylesheet. */
export function withoutRemoteAssets(text: string): string {
  return text.replaceAll(BRIDGE_SCRIPT, "").replaceAll(REMOTE_FONT, "");
}

function decode(source: string | Uint8Array): string {
  return typeof source === "string" ? source : new TextDecoder().decode(source);
}
