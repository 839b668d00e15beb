import { PAYLOAD_ATTRIBUTE, SCRIPTS_ATTRIBUTE } from "#hydration/protocol.ts";

// Next writes each page twice into its HTML: once for the visitor, once as data for React (the React Server Components
// payload). With the payload a page is twice as large, and React's scripts compete with the first picture. The custom server
// sends both later: see hydration/protocol.ts.
//
// Written for Next 16.4.6 and React 19.3. extract-payload.test.ts has the installed Next write a payload and the installed
// React write scripts.

interface SplitPage {
  /** The page without payload and scripts, but with the page script that fetches them. */
  readonly html: string;
  /** JSON: the arguments of the page's calls of `__next_f.push`, in their order. */
  readonly payload: string;
}

const PAYLOAD =
  /<script>(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[.*?\])\)<\/script>/gs;
const SCRIPT = /<script src="(\/_next\/static\/[^"]+)"(?: id="_R_")? async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** `pageScript` is page-script/page-script.ts, bundled. Undefined for HTML that is not a page of Next. */
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
