import { PAYLOAD_ATTRIBUTE, SCRIPTS_ATTRIBUTE } from "#hydration/protocol.ts";

// Next's HTML contains each page twice: as markup for the visitor, and as data for React (the React Server Components payload). The
// payload doubles the size of a page, and React's scripts compete with the first picture for bandwidth. So the custom server sends
// both later: see hydration/protocol.ts.
//
// Written for Next 16.4.6 and React 19.3. extract-payload.test.ts has the installed Next write a payload and the installed React
// write scripts.

interface SplitPage {
  /** The page without its payload and scripts, but with the page script, which fetches them. */
  readonly html: string;
  /** The arguments of the page's `__next_f.push` calls in order, as JSON. */
  readonly payload: string;
}

const PAYLOAD =
  /<script>(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[.*?\])\)<\/script>/gs;
const SCRIPT = /<script src="(\/_next\/static\/[^"]+)"(?: id="_R_")? async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** `pageScript` is the bundled page-script/page-script.ts. Returns undefined for HTML that is not a page of Next. */
export function extractPayload(html: string, payloadPath: string, pageScript: string): SplitPage | undefined {
  const payload = [...html.matchAll(PAYLOAD)].map(([, json = ""]) => json);
  const scripts = [...html.matchAll(SCRIPT)].map(([, address = ""]) => address);
  if (payload.length === 0 || scripts.length === 0 || !html.includes("</body>")) return undefined;

  const attributes = `${PAYLOAD_ATTRIBUTE}="${payloadPath}" ${SCRIPTS_ATTRIBUTE}="${scripts.join(" ")}"`;
  const page = html
    .replace(PAYLOAD, "")
    .replace(SCRIPT, "")
    .replace(PRELOAD, "")
    .replace("</body>", () => `<script ${attributes}>${pageScript}</script></body>`);
  return { html: page, payload: `[${payload.join(",")}]` };
}
