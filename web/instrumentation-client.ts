import { hydrateInNextTask } from "next-internals/hydrate-in-next-task.ts";

// Half of what a page evaluates before it hydrates is React DOM.
hydrateInNextTask(() => import("react-dom/client"));
