import { once } from "node:events";
import { createServer } from "node:http";

/**
 * A dialog, a field and a button without styles and scripts. Measures the time that the browser and the connection take by
 * themselves.
 */
const HTML = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>A bare page</title></head><body><main><h1>A bare page</h1>
<button command="show-modal" commandfor="dialog">Request A Quote</button>
<dialog id="dialog"><label>Project Description <textarea></textarea></label><button>Send</button></dialog>
</main></body></html>`;

/** Serves a minimal page from a minimal server, as the reference for measurements in a browser. */
export async function serveBarePage(): Promise<{ readonly url: string; close(): void }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(HTML);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The bare server has no port.");
  return { url: `http://localhost:${address.port}`, close: () => void server.close() };
}
