import { constants, setPriority } from "node:os";

import { LakeError } from "../../errors.ts";
import { isJobRequest, type ImageJobResult, type ImageJobRequest, TOO_MUCH_MEMORY } from "./image-process.ts";
import { sharpProcessor } from "./sharp-processor.ts";

const MEMORY_CHECK_MS = 100;

// image-process.ts starts this process. Its low priority leaves the CPU to requests for pages.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on("message", (request) => {
  if (!isJobRequest(request)) throw new Error("The image process received an unknown request.");
  void respond(request).then((result) => process.send?.(result));
});
process.on("disconnect", () => process.exit());

const maxMemoryBytes = Number(process.argv[2]);
// This runs while other threads decode an image.
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemoryBytes) process.send?.(TOO_MUCH_MEMORY);
}, MEMORY_CHECK_MS);

async function respond(request: ImageJobRequest): Promise<ImageJobResult> {
  const { id } = request;
  try {
    return await runJob(request);
  } catch (error) {
    if (error instanceof LakeError) return { id, lakeError: { status: error.status, body: error.body } };
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

async function runJob(request: ImageJobRequest): Promise<ImageJobResult> {
  const { id } = request;
  switch (request.name) {
    case "readHeader":
      return { id, header: await sharpProcessor.readHeader(...request.args) };
    case "imageMetadata":
      return { id, metadata: await sharpProcessor.imageMetadata(...request.args) };
    case "render":
      return { id, rendering: await sharpProcessor.render(...request.args) };
  }
}
