import { toPage } from "../../links.ts";
import { pages } from "../../list-blocks.ts";
import { listPage } from "../../pages.ts";
import { textBlock } from "../../rich-text.ts";

export const blog = listPage({
  id: "blog",
  title: "Blog",
  seoTitle: "Blog for engineers who buy parts",
  description:
    "Posts for engineers who buy parts: processes compared, what tolerances cost, data sheets, requests for quotation, threads, files and finishes.",
  summary: "One question per post, answered with figures.",
  opening: {
    eyebrow: "About",
    heading: "One question per post, answered with figures",
    lead: "For engineers who buy parts. Each post has a table or a drawing that you can use in your next drawing or request.",
    next: ["See the design guides", toPage("design-guide")],
  },
  blocks: [
    {
      _key: "posts",
      _type: "blogList",
      anchor: "posts",
      heading: "All posts",
      lead: "The latest first.",
    },
    textBlock(
      "where-to-begin",
      "## Where to begin",
      "- New to buying parts: [what to put in a request for quotation](blog-request-for-quotation).",
      "- Choosing a process: [SLS or MJF](blog-sls-or-mjf), [bridge tooling](blog-bridge-tooling).",
      "- Saving money: [tolerances that cost](blog-tolerances-that-cost).",
      "- Reading figures: [material data sheets](blog-material-data-sheet), [surface roughness](blog-what-surface-roughness-means).",
    ),
    pages(
      { heading: "Reference", lead: "Where the figures of the posts come from." },
      "design-guide",
      "cnc-machining-materials",
      "surface-finish",
    ),
  ],
});
