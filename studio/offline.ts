interface BundleFile {
  type: "asset" | "chunk";
  fileName: string;
  source?: string | Uint8Array;
}

const BRIDGE = /<script src="https:\/\/core\.sanity-cdn\.(com|work)\/bridge\.js"[^>]*><\/script>\s*/g;
const REMOTE_FONT =
  /@font-face\s*\{[^}]*https:\/\/(studio-static|design-system-static)\.sanity\.io[^}]*\}\s*/g;

/** Page or style sheet without what the vendor's tool adds to it and fetches from its own servers. */
export function withoutRemoteParts(text: string): string {
  return text.replaceAll(BRIDGE, "").replaceAll(REMOTE_FONT, "");
}

/** Vite plugin: the Studio fetches no script and no font from outside. The system's own fonts take over. */
export function stayOffline() {
  return {
    name: "stay-offline",
    transformIndexHtml: withoutRemoteParts,
    transform(code: string, id: string) {
      return id.endsWith(".css") ? { code: withoutRemoteParts(code), map: null } : undefined;
    },
    generateBundle: {
      order: "post" as const,
      handler(_options: unknown, bundle: Record<string, BundleFile>) {
        for (const file of Object.values(bundle)) {
          if (/\.(html|css)$/.test(file.fileName) && file.type === "asset" && file.source !== undefined) {
            file.source = withoutRemoteParts(textOf(file.source));
          }
        }
      },
    },
  };
}

function textOf(source: string | Uint8Array): string {
  return typeof source === "string" ? source : new TextDecoder().decode(source);
}
