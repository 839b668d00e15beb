import { toPage } from "../../links.ts";
import { pages } from "../../list-blocks.ts";
import { listPage } from "../../pages.ts";
import { textBlock } from "../../rich-text.ts";

export const blog = listPage({
  id: "blog",
  title: "Blog",
  seoTitle: "Blog for engineers who buy parts",
  description:
    "Posts for engineers who buy parts: how processes compare, what tolerances cost, and how to read data sheets and request quotes.",
  summary: "One question per post, answered with data.",
  opening: {
    eyebrow: "About",
    heading: "One question per post, answered with data",
    lead: "For engineers who buy parts. Each post has a table or a drawing you can use on your next print or quote request.",
    next: ["See the design guides", toPage("design-guide")],
  },
  blocks: [
    {
      _key: "posts",
      _type: "blogList",
      anchor: "posts",
      heading: "All posts",
      lead: "Latest first.",
    },
    textBlock(
      "where-to-begin",
      "## Where to start",
      "- New to buying parts: [what to include in a request for quotation](blog-request-for-quotation).",
      "- Choosing a process: [SLS or MJF](blog-sls-or-mjf), [bridge tooling](blog-bridge-tooling).",
      "- Cutting cost: [tolerances that cost](blog-tolerances-that-cost).",
      "- Reading data: [material data sheets](blog-material-data-sheet), [surface roughness](blog-what-surface-roughness-means).",
    ),
    pages(
      { heading: "Reference", lead: "The data behind the posts." },
      "design-guide",
      "cnc-machining-materials",
      "surface-finish",
    ),
  ],
});
