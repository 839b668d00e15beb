import { constants, setPriority } from "node:os";

import { LakeError } from "../../errors.ts";
import { isRequest, type PictureAnswer, type PictureRequest } from "./image-process.ts";
import { pictures } from "./sharp-processor.ts";

// The process that picture-process.ts starts. Whoever reads a page goes before whoever waits for a picture.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on("message", (request) => {
  if (!isRequest(request)) throw new Error("The picture process was sent an unknown request.");
  void answerTo(request).then((answer) => process.send?.(answer));
});
process.on("disconnect", () => process.exit());

async function answerTo(request: PictureRequest): Promise<PictureAnswer> {
  const { id } = request;
  try {
    return await done(request);
  } catch (error) {
    if (error instanceof LakeError) return { id, refusal: { status: error.status, body: error.body } };
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

async function done(request: PictureRequest): Promise<PictureAnswer> {
  const { id } = request;
  switch (request.name) {
    case "readHeader":
      return { id, header: await pictures.readHeader(...request.args) };
    case "imageMetadata":
      return { id, metadata: await pictures.imageMetadata(...request.args) };
    case "render":
      return { id, bytes: await pictures.render(...request.args) };
  }
}
