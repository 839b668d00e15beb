import { createServer } from "node:http";

import { type Answer, ask } from "../ask.ts";
import { type Bench, expectStatus, expectThat, type Row } from "../bench.ts";
import { somePicture } from "../some-picture.ts";

const OPTIMISER = "/_next/image";
const WIDTHS = { fast: 40, normal: 400, full: 10_000 };

function optimised({ target }: Bench, url: string, more = "w=640&q=75"): Promise<Answer> {
  return ask(target.site, `${OPTIMISER}?url=${encodeURIComponent(url)}&${more}`, { what: url.slice(0, 50) });
}

export const imageAddresses: readonly Row[] = [
  {
    number: 22,
    area: "image",
    title: "the site asks no other host for a picture",
    async attack(bench) {
      let count = 0;
      const trap = createServer((_request, reply) => {
        count += 1;
        reply.end("caught");
      });
      await new Promise<void>((resolve) => void trap.listen(0, "127.0.0.1", resolve));
      const address = trap.address();
      const port = typeof address === "object" ? address?.port : 0;
      try {
        for (const name of [
          "127.0.0.1",
          "localhost",
          "[::1]",
          "0x7f000001",
          "2130706433",
          "127.1",
          "169.254.169.254",
        ]) {
          expectStatus(bench, await optimised(bench, `http://${name}:${port}/a.png`), 400, 404);
        }
      } finally {
        trap.close();
      }
      expectThat(bench, { request: "all of these" }, "no connection", count === 0, `${count} connections`);
      bench.note(
        "The optimiser is shut (images.unoptimized in next.config.ts): pictures come from the lake, which fetches nothing from an address.",
      );
    },
  },
  {
    number: 23,
    area: "image",
    title: "nothing but a picture of ours is a picture",
    async attack(bench) {
      for (const url of [
        "//evil.example/a.png",
        "/\\evil.example/a.png",
        `${OPTIMISER}?url=/a.png&w=640&q=75`,
        "/about-us",
        "/icon.svg",
        "data:image/png;base64,AAAA",
        "javascript:alert(1)",
        "%",
      ]) {
        expectStatus(bench, await optimised(bench, url), 400, 404);
      }
      const picture = await somePicture(bench);
      const wrong = [
        picture.replace(/\.\w+$/, ".svg"),
        `${picture}/../../x`,
        picture.replace(/[0-9a-f]{8}/, "00000000"),
        "/images/local000/production/..%2f..%2flake.db",
      ];
      for (const path of wrong) {
        expectStatus(bench, await ask(bench.target.lake, path), 400, 404);
      }
    },
  },
  {
    number: 24,
    area: "image",
    title: "a picture's address reaches no route of the site",
    async attack(bench) {
      for (const url of ["/api/revalidate", "/api/build", "/api/draft-mode/enable", "/api/share/about-us"]) {
        expectStatus(bench, await optimised(bench, url), 400, 404);
      }
    },
  },
  {
    number: 25,
    area: "image",
    title: "sizes that nobody shows are refused or cost little",
    async attack(bench) {
      for (const more of ["w=641&q=75", "w=640&q=76", "w=0&q=75", "w=1e9&q=75", "w=640", "w=640&q=75&w=10"]) {
        expectStatus(bench, await optimised(bench, "/icon.png", more), 400, 404);
      }
      const picture = await somePicture(bench);
      for (const more of [
        "w=1000000",
        "w=-1",
        "w=0",
        "w=x",
        "q=1000",
        "fm=exe",
        "w=100&h=1000000",
        "blur=1000000",
        "rect=0,0,1000000,1000000",
      ]) {
        const answer = await ask(bench.target.lake, `${picture}?${more}`);
        const isSmall = answer.status === 400 || (answer.status === 200 && answer.bytes.length < 8_000_000);
        expectThat(
          bench,
          answer,
          "400, or no larger than the original",
          isSmall,
          `${answer.status}, ${answer.bytes.length} bytes in ${answer.ms.toFixed(0)} ms`,
        );
      }
      const count = WIDTHS[bench.scale];
      const made = await Promise.all(
        Array.from({ length: count }, (_, index) =>
          ask(
            bench.target.lake,
            `${picture}?w=${100 + (index % 900)}&q=${40 + (Math.floor(index / 900) % 50)}`,
            { timeoutMs: 600_000 },
          ),
        ),
      );
      const kinds = [...new Set(made.map(({ status }) => status))];
      expectThat(
        bench,
        { request: `${count} sizes of one picture` },
        "200, 400, 429 or 503 each",
        kinds.every((status) => [200, 400, 429, 503].includes(status)),
        kinds.join(),
      );
      bench.note(
        "The disk's bound: backend/lake/assets/images/variant-store.test.ts. The cores': backend/lake/assets/images/job-queue.test.ts.",
      );
    },
  },
];
