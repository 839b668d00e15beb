import { type Examples, pageWith, quantity } from "./examples.ts";

const days = (min: number, max: number) => quantity({ min, max, unit: "business day" });
const weeks = (min: number, max: number) => quantity({ min, max, unit: "week" });
const parts = (min: number, max: number) => quantity({ min, max, unit: "part" });

/** What the pages of a process state, and a cost model with these orders: up to a quantity, from and to business days. */
const priced = (
  leadTime: object,
  quantityOfOrders: object,
  ...orders: [upTo: number, from: number, to: number][]
) => [
  {
    _id: "lead-time",
    _type: "capability",
    name: "Lead time",
    process: { _ref: "cnc" },
    figures: [{ _key: "f", ...leadTime }],
  },
  {
    _id: "quantity",
    _type: "capability",
    name: "Economical quantity",
    process: { _ref: "cnc" },
    figures: [{ _key: "f", ...quantityOfOrders }],
  },
  {
    _id: "cost",
    _type: "costModel",
    process: { _ref: "cnc" },
    leadTimes: orders.map(([upTo, from, to]) => ({ _key: `up-to-${upTo}`, upTo, from, to })),
  },
];

/** A process whose parts ship after `lead` business days, from a tool that takes `tool`. */
const molded = (lead: object, tool: object) =>
  [["Lead time", lead] as const, ["Time for the rapid tool", tool] as const].map(([name, figure]) => ({
    _id: name,
    _type: "capability",
    name,
    process: { _ref: "cnc" },
    figures: [{ _key: "f", ...figure }],
  }));

/** A need whose second choice makes 1 to 50 parts, or another number of them. */
const chooser = (need: string, made: object = parts(1, 50)) => [
  {
    _id: "quantity",
    _type: "capability",
    name: "Economical quantity",
    process: { _ref: "sla-printing" },
    figures: [{ _key: "f", ...made }],
  },
  pageWith({
    _type: "processChooser",
    needs: [
      { _type: "processNeed", _key: "n", need, first: { _ref: "cnc" }, second: { _ref: "sla-printing" } },
    ],
  }),
];

const tooFew =
  "chooser-quantities blocks.x.needs.n.second: The process makes up to 50 parts economically, fewer than this need. Choose another one";
const tooMany =
  "chooser-quantities blocks.x.needs.n.second: The process pays off from 200 parts, more than this need. Choose another one";

/** Prices and quantities beside what the pages of their process say. */
export const priceExamples: Examples = {
  "prices-agree": {
    wrong: [
      [
        priced(days(5, 15), parts(1, 50), [5, 3, 6], [50, 8, 14]),
        "prices-agree leadTimes.up-to-5: Small orders take 3–6 business days here. This is outside of the lead time of the process. Correct one of them",
      ],
      [
        priced(weeks(4, 8), parts(1000, 1_000_000), [1000, 28, 45]),
        "prices-agree leadTimes.up-to-1000: Small orders take 28–45 business days here. This is outside of the lead time of the process. Correct one of them",
      ],
      [
        priced(days(3, 10), parts(1, 5000), [10, 3, 7], [10_000, 30, 45]),
        "prices-agree leadTimes.up-to-10000: There are prices up to 10000 parts, but the economical quantity of the process ends at 5000. Correct one of them",
      ],
    ],
    right: [
      priced(weeks(4, 8), parts(1000, 1_000_000), [1000, 20, 40]),
      priced(days(3, 10), quantity({ min: 1, unit: "part" }), [10, 3, 7], [10_000, 30, 45]),
      [{ _id: "cost", _type: "costModel", process: { _ref: "cnc" }, leadTimes: [] }],
    ],
  },
  "chooser-quantities": {
    wrong: [
      [chooser("Cartridges by the thousand"), tooFew],
      [chooser("A cover in volume"), tooFew],
      [chooser("More than 1,000 identical parts"), tooFew],
      [chooser("60 to 100 sets"), tooFew],
      [
        chooser("A few thousand parts before the production tool", parts(1, 2000)),
        tooFew.replace("50", "2000"),
      ],
      [chooser("20 to 50 sets of covers", parts(200, 10_000)), tooMany],
      [chooser("The first 100 housings", parts(200, 10_000)), tooMany],
    ],
    right: [
      chooser("10 to 100 sets"),
      chooser("The first 1 to 50 housings"),
      chooser("A cover in low volume"),
      chooser("A part for 1,000 °C"),
      chooser("50 to 2,000 small parts", parts(200, 10_000)),
      chooser("More than 100 identical parts", parts(200, 10_000)),
      chooser("A few thousand parts", parts(1, 5000)),
      chooser("Thousands of housings", parts(1, 2000)),
    ],
  },
  "tool-times": {
    wrong: [
      [
        molded(days(10, 25), days(10, 15)),
        "tool-times figures: The lead time is no longer than the time for the tool alone. Add the time for the parts",
      ],
    ],
    right: [
      molded(days(15, 25), days(10, 15)),
      molded(weeks(4, 8), days(10, 15)),
      priced(days(3, 10), parts(1, 50)),
    ],
  },
};
