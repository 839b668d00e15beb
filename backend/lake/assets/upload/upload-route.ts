import { rm } from "node:fs/promises";

import { Hono } from "hono";

import { notAllowed, notSignedIn, refusal } from "../../http/refusals.ts";
import type { Identity } from "../../identity.ts";
import type { AssetLake } from "../asset-lake.ts";
import { createJobQueue } from "../images/job-queue.ts";
import { receive } from "./receive.ts";
import { parseUploadOptions } from "./upload-options.ts";
import { type Home, storeFile, storeImage } from "./upload.ts";

interface UploadRoute {
  readonly home: Home;
  readonly incoming: string;
  readonly identify: (request: Request) => Identity;
  readonly sizes: { readonly image: number; readonly file: number };
}

export function createUploadRoute({ home, incoming, identify, sizes }: UploadRoute): Hono {
  // Pictures are decoded one after another, and separately from those that visitors wait for.
  const inspecting = createJobQueue({ concurrency: 1, maxWaiting: Number.POSITIVE_INFINITY });

  return new Hono().post(
    "/:version{v(?:1|X|\\d{4}-\\d{2}-\\d{2})}/assets/:kind{images|files}/:dataset",
    async (c) => {
      const request = c.req.raw;
      const identity = identify(request);
      mustBeAllowed(identity);
      mustBeDataset(home.lake, c.req.param("dataset"));
      const options = parseUploadOptions(new URL(request.url).searchParams);
      const isImage = c.req.param("kind") === "images";

      const received = await receive(request, {
        folder: incoming,
        limit: isImage ? sizes.image : sizes.file,
      });
      const upload = {
        received,
        options,
        contentType: request.headers.get("content-type"),
        identity,
      };
      try {
        const document = isImage
          ? await inspecting(() => storeImage(home, upload))
          : await storeFile(home, upload);
        return c.json({ document });
      } finally {
        await rm(received.path, { force: true });
      }
    },
  );
}

function mustBeAllowed({ role }: Identity): void {
  if (role === "anonymous") throw notSignedIn("Uploading needs a token or a login");
  if (role === "viewer") throw notAllowed("create");
}

function mustBeDataset({ dataset }: AssetLake, asked: string): void {
  if (asked !== dataset) throw refusal(404, `Dataset "${asked}" not found: this lake holds "${dataset}"`);
}
