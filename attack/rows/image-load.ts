import { type Answer, ask } from "../ask.ts";
import { hugePng, manyFrames, truncatedJpeg } from "../evil-pictures.ts";
import { askLake, mutate } from "../lake.ts";
import { type Trial, expectStatus, expectQuick, expectThat, type Row } from "../row.ts";
import { somePicture } from "../some-picture.ts";
import { whileReading } from "../while-reading.ts";

const VARIANTS = { fast: 8, normal: 50, full: 50 };

function upload({ target }: Trial, bytes: Buffer, what: string): Promise<Answer> {
  return askLake(target, "/v2021-06-07/assets/images/production?filename=attack", {
    method: "POST",
    headers: { "content-type": "application/octet-stream" },
    body: bytes,
    what,
  });
}

export const imageLoad: readonly Row[] = [
  {
    number: 26,
    area: "image",
    title: "a picture that would fill the memory is refused at once",
    async attack(trial) {
      const bad = [
        ["30,000 × 30,000 PNG", hugePng()],
        ["a JPEG cut off", truncatedJpeg()],
        ["HTML", Buffer.from("<html><script>alert(1)</script>")],
      ] as const;
      for (const [what, bytes] of bad) {
        const answer = await upload(trial, bytes, what);
        expectStatus(trial, answer, 400, 413, 415, 422);
        expectQuick(trial, answer, "within 2 s", answer.ms < 2000, `${answer.ms.toFixed(0)} ms`);
      }
      const frames = await upload(trial, manyFrames(2000), "a GIF of 2,000 frames");
      expectStatus(trial, frames, 200, 400, 413, 422);
      expectQuick(trial, frames, "within 2 s", frames.ms < 2000, `${frames.ms.toFixed(0)} ms`);
      const id = /"_id":"(image-[^"]+)"/.exec(frames.body)?.[1];
      if (id !== undefined) await mutate(trial.target, [{ delete: { id } }]);
      const health = await ask(trial.target.lake, "/health");
      expectStatus(trial, health, 200);
      expectQuick(trial, health, "at once", health.ms < 200, `${health.ms.toFixed(0)} ms`);
    },
  },
  {
    number: 27,
    area: "image",
    title: "cold pictures leave the pages quick",
    async attack(trial) {
      const picture = await somePicture(trial);
      const count = VARIANTS[trial.scale];
      const first = 1000 + (Date.now() % 400);
      const made = await whileReading(trial, trial.target, () =>
        Promise.all(
          Array.from({ length: count }, (_, index) =>
            ask(trial.target.lake, `${picture}?w=${first + index}&fm=avif`, {
              timeoutMs: 300_000,
              headers: { accept: "image/avif,*/*" },
            }),
          ),
        ),
      );
      const kinds = [...new Set(made.map(({ status }) => status))];
      expectThat(
        trial,
        { request: `${count} cold AVIF of 1,000 px and more` },
        "200, 429 or 503 each",
        kinds.every((status) => [200, 429, 503].includes(status)),
        kinds.join(),
      );
    },
  },
];
