import { PAYLOAD_ATTRIBUTE, SCRIPTS_ATTRIBUTE } from "#hydration/protocol.ts";

/** A page in two: what a visitor sees, and what React needs to take it over. */
export interface TakenApart {
  readonly html: string;
  /** JSON: what the page's inline scripts would have handed to Next, in their order. */
  readonly data: string;
}

const DATA =
  /<script>(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[.*?\])\)<\/script>/gs;
const SCRIPT = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/**
 * The data repeat the whole page, which is why a page of Next is twice as large as what is seen of it, and its scripts
 * compete with its first picture. `pageScript` (hydration/page-script.ts) loads both later. Undefined for HTML that is not a
 * page of Next.
 */
export function takeApart(html: string, dataAddress: string, pageScript: string): TakenApart | undefined {
  const data = [...html.matchAll(DATA)].map(([, json = ""]) => json);
  const scripts = [...html.matchAll(SCRIPT)].map(([, address = ""]) => address);
  if (data.length === 0 || scripts.length === 0 || !html.includes("</body>")) return undefined;

  const start = `<script ${PAYLOAD_ATTRIBUTE}="${dataAddress}" ${SCRIPTS_ATTRIBUTE}="${scripts.join(" ")}">${pageScript}</script>`;
  const seen = html
    .replace(DATA, "")
    .replace(SCRIPT, "")
    .replace(PRELOAD, "")
    .replace("</body>", () => `${start}</body>`);
  return { html: seen, data: `[${data.join(",")}]` };
}

/** Where the data of a page are: below the version of the page, so that an address never changes what it answers. */
export function dataAddressOf(path: string, version: string): string {
  return `/_data/${version}${path === "/" ? "" : path}`;
}

const DATA_ADDRESS = /^\/_data\/([\da-f]{32})((?:\/.*)?)$/;

/** The page and its version, or undefined for any other address. */
export function readDataAddress(
  path: string,
): { readonly page: string; readonly version: string } | undefined {
  const [, version, page] = DATA_ADDRESS.exec(path) ?? [];
  return version === undefined ? undefined : { version, page: page || "/" };
}
