import { createGuide } from "studio-guide/create-guide.tsx";

import text from "./guide.md?raw";

export const guide = createGuide(text);
