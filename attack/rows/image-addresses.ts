import { createServer } from "node:http";

import { listenAnywhere } from "#scripts/listen-anywhere.ts";

import { type Answer, ask } from "../ask.ts";
import { type Trial, expectStatus, expectThat, type Row } from "../row.ts";
import { somePicture } from "../some-picture.ts";

const OPTIMISER = "/_next/image";
const WIDTHS = { fast: 40, normal: 400, full: 10_000 };

function optimised({ target }: Trial, url: string, more = "w=640&q=75"): Promise<Answer> {
  return ask(target.site, `${OPTIMISER}?url=${encodeURIComponent(url)}&${more}`, { what: url.slice(0, 50) });
}

export const imageAddresses: readonly Row[] = [
  {
    number: 22,
    area: "image",
    title: "the site asks no other host for a picture",
    async attack(trial) {
      let count = 0;
      const trap = createServer((_request, reply) => {
        count += 1;
        reply.end("caught");
      });
      const port = await listenAnywhere(trap);
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
          expectStatus(trial, await optimised(trial, `http://${name}:${port}/a.png`), 400, 404);
        }
      } finally {
        trap.close();
      }
      expectThat(trial, { request: "all of these" }, "no connection", count === 0, `${count} connections`);
      trial.note(
        "The optimiser is shut (images.unoptimized in next.config.ts): pictures come from the lake, which fetches nothing from an address.",
      );
    },
  },
  {
    number: 23,
    area: "image",
    title: "nothing but a picture of ours is a picture",
    async attack(trial) {
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
        expectStatus(trial, await optimised(trial, url), 400, 404);
      }
      const picture = await somePicture(trial);
      const wrong = [
        picture.replace(/\.\w+$/, ".svg"),
        `${picture}/../../x`,
        picture.replace(/[0-9a-f]{8}/, "00000000"),
        "/images/local000/production/..%2f..%2flake.db",
      ];
      for (const host of [trial.target.lake, trial.target.site]) {
        // The site hands pictures on: the same must hold there.
        for (const path of wrong) expectStatus(trial, await ask(host, path), 400, 404);
      }
    },
  },
  {
    number: 24,
    area: "image",
    title: "a picture's address reaches no route of the site",
    async attack(trial) {
      for (const url of ["/api/revalidate", "/api/build", "/api/draft-mode/enable", "/api/share/about-us"]) {
        expectStatus(trial, await optimised(trial, url), 400, 404);
      }
    },
  },
  {
    number: 25,
    area: "image",
    title: "sizes that nobody shows are refused or cost little",
    async attack(trial) {
      for (const more of ["w=641&q=75", "w=640&q=76", "w=0&q=75", "w=1e9&q=75", "w=640", "w=640&q=75&w=10"]) {
        expectStatus(trial, await optimised(trial, "/icon.png", more), 400, 404);
      }
      const picture = await somePicture(trial);
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
        const answer = await ask(trial.target.lake, `${picture}?${more}`);
        const isSmall = answer.status === 400 || (answer.status === 200 && answer.bytes.length < 8_000_000);
        expectThat(
          trial,
          answer,
          "400, or no larger than the original",
          isSmall,
          `${answer.status}, ${answer.bytes.length} bytes in ${answer.ms.toFixed(0)} ms`,
        );
      }
      const count = WIDTHS[trial.scale];
      const made = await Promise.all(
        Array.from({ length: count }, (_, index) =>
          ask(
            trial.target.lake,
            `${picture}?w=${100 + (index % 900)}&q=${40 + (Math.floor(index / 900) % 50)}`,
            { timeoutMs: 600_000 },
          ),
        ),
      );
      const kinds = [...new Set(made.map(({ status }) => status))];
      expectThat(
        trial,
        { request: `${count} sizes of one picture` },
        "200, 400, 429 or 503 each",
        kinds.every((status) => [200, 400, 429, 503].includes(status)),
        kinds.join(),
      );
      trial.note(
        "The disk's bound: backend/lake/assets/images/variant-store.test.ts. The cores': backend/lake/assets/images/job-queue.test.ts.",
      );
    },
  },
];
