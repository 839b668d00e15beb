import guide from "./guide.md?raw";

/** The chapters of guide.md: a heading, numbered steps, and in some a remark as a quotation. */
export const chapters = guide
  .split(/^## /m)
  .slice(1)
  .map((chapter) => {
    const [title = "", ...lines] = chapter.split("\n");
    const steps = lines.flatMap((line) => /^\d+\. (.+)/.exec(line)?.[1] ?? []);
    return { title, steps, remark: lines.find((line) => line.startsWith("> "))?.slice(2) };
  });
