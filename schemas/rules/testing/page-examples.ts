import { type Examples, pageWith } from "./examples.ts";

const secondVersion = (showUntil: string) => pageWith({ _type: "quoteCall", share: 50, showUntil });

/** Of the rules for the blocks of a page. */
export const pageExamples: Examples = {
  "grade-page-data": {
    wrong: [
      [
        [{ ...pageWith({ _type: "hero" }), _type: "gradePage" }],
        "grade-page-data : Add the block “Material data sheet”",
      ],
    ],
    right: [[{ ...pageWith({ _type: "materialData" }), _type: "gradePage" }], [pageWith({ _type: "hero" })]],
  },
  "ended-versions": {
    wrong: [
      [
        [secondVersion("2026-01-01T00:00:00Z")],
        "ended-versions blocks.x.showUntil: The second version has ended. Check the better one of both and choose “Keep this version”",
      ],
    ],
    right: [
      [secondVersion("2999-01-01T00:00:00Z")],
      [pageWith({ _type: "quoteCall", showUntil: "2026-01-01T00:00:00Z" })],
    ],
  },
};
