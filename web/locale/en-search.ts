// The labels of the site search.

export const search = {
  title: "Search",
  field: "Search this site",
  submit: "Search",
  open: "Search",
  close: "Close search",
  best: "Best matches",
  hint: "Search for a material, a process, a finish, a dimension or a standard: 6061, draft angle, Ra 1.6, M3 thread.",
  nothing: (query: string) =>
    `Nothing found for “${query}”. Check the spelling, or search for a shorter word.`,
  similar: "Did you mean",
  popular: "Popular pages",
  ask: "A material, finish or process that is not listed here may still be possible.",
  quote: "Request a quote",
  prefill: (query: string) => `I searched your site for: ${query}\n`,
  count: (count: number) => (count === 1 ? "1 result" : `${count} results`),
  loading: "Loading…",
  failed: "Search didn't load. Please try again.",
};
