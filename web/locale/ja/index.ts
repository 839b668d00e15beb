import { defineWords } from "../define-words.ts";
import * as code from "./code.ts";
import data from "./words.json" with { type: "json" };

export const words = defineWords(data, code);
