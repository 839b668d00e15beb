import { readPage } from "./pages.ts";
import { type Trial, NotTried } from "./row.ts";

/** The path of a picture that a page shows, without parameters. */
export async function somePicture({ target }: Trial): Promise<string> {
  for (const path of ["/", "/about-us", "/cnc-machining", "/case-studies"]) {
    const { body } = await readPage(target, path);
    const found = /\/images\/[\w-]+\/[\w-]+\/[\w-]+\.(?:png|jpg|jpeg|webp)/.exec(body)?.[0];
    if (found !== undefined) return found;
  }
  throw new NotTried("No page shows a picture of the lake's.");
}
