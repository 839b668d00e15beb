import { type Answer, ask } from "../ask.ts";
import { type Bench, expectStatus, expectQuick, expectThat, type Row } from "../bench.ts";
import { hugePng, manyFrames, truncatedJpeg } from "../evil-pictures.ts";
import { mutate } from "../lake.ts";
import { somePicture } from "../some-picture.ts";
import { whileReading } from "../while-reading.ts";

const VARIANTS = { fast: 8, normal: 50, full: 50 };

function upload({ target }: Bench, bytes: Buffer, what: string): Promise<Answer> {
  return ask(target.lake, "/v2021-06-07/assets/images/production?filename=attack", {
    method: "POST",
    headers: { "x-forwarded-for": undefined, "content-type": "application/octet-stream" },
    body: bytes,
    what,
  });
}

export const imageLoad: readonly Row[] = [
  {
    number: 26,
    area: "image",
    title: "a picture that would fill the memory is refused at once",
    async attack(bench) {
      const bad = [
        ["30,000 × 30,000 PNG", hugePng()],
        ["a JPEG cut off", truncatedJpeg()],
        ["HTML", Buffer.from("<html><script>alert(1)</script>")],
      ] as const;
      for (const [what, bytes] of bad) {
        const answer = await upload(bench, bytes, what);
        expectStatus(bench, answer, 400, 413, 415, 422);
        expectQuick(bench, answer, "within 2 s", answer.ms < 2000, `${answer.ms.toFixed(0)} ms`);
      }
      const frames = await upload(bench, manyFrames(2000), "a GIF of 2,000 frames");
      expectStatus(bench, frames, 200, 400, 413, 422);
      expectQuick(bench, frames, "within 2 s", frames.ms < 2000, `${frames.ms.toFixed(0)} ms`);
      const id = /"_id":"(image-[^"]+)"/.exec(frames.body)?.[1];
      if (id !== undefined) await mutate(bench.target, [{ delete: { id } }]);
      const health = await ask(bench.target.lake, "/health");
      expectStatus(bench, health, 200);
      expectQuick(bench, health, "at once", health.ms < 200, `${health.ms.toFixed(0)} ms`);
    },
  },
  {
    number: 27,
    area: "image",
    title: "cold pictures leave the pages quick",
    async attack(bench) {
      const picture = await somePicture(bench);
      const count = VARIANTS[bench.scale];
      const first = 1000 + (Date.now() % 400);
      const made = await whileReading(bench, bench.target, () =>
        Promise.all(
          Array.from({ length: count }, (_, index) =>
            ask(bench.target.lake, `${picture}?w=${first + index}&fm=avif`, {
              timeoutMs: 300_000,
              headers: { accept: "image/avif,*/*" },
            }),
          ),
        ),
      );
      const kinds = [...new Set(made.map(({ status }) => status))];
      expectThat(
        bench,
        { request: `${count} cold AVIF of 1,000 px and more` },
        "200, 429 or 503 each",
        kinds.every((status) => [200, 429, 503].includes(status)),
        kinds.join(),
      );
    },
  },
];
