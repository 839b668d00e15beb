import { hydrateInNextTask } from "next-internals/hydrate-in-next-task.ts";
// Half of what a page evaluates before it hydrates is React DOM: here, and the rest in the next task.
import "react-dom/client";

hydrateInNextTask();
