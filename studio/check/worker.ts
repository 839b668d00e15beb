/// <reference lib="webworker" />
import { serveCheck } from "studio-check/serve-check.ts";

import { checkRules } from "#check/check-rules.ts";

serveCheck(checkRules, globalThis);
