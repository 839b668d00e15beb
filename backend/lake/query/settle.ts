import type { Json } from "../documents/document.ts";
import { tooExpensive } from "./budget.ts";
import { withoutSpecials } from "./groq-js.ts";
import { isSpecial } from "./values.ts";

/** About the size of the answer's JSON; a longer string would be hard to make, send or read. */
const ANSWER_MAX_CHARACTERS = 128 * 1024 * 1024;

/** Makes a result fit to be given away: JSON, of bearable size, and frozen, since parts of it are the documents themselves. */
export function settled(value: unknown): Json {
  const walk = new Walk();
  if (walk.isJson(value)) return value;
  const copy = withoutSpecials(value);
  return new Walk().isJson(copy) ? copy : null;
}

/** Freezes and measures. */
class Walk {
  #characters = 0;

  isJson(value: unknown): value is Json {
    if (typeof value === "string") return this.#add(value.length + 3);
    if (typeof value !== "object" || value === null) return this.#add(5);
    if (isSpecial(value)) return false;
    if (!Object.isFrozen(value)) Object.freeze(value);
    let isJson = true;
    if (Array.isArray(value)) for (const item of value) isJson = this.isJson(item) && isJson;
    else {
      for (const name of Object.keys(value)) {
        this.#add(name.length + 4);
        isJson = this.isJson(Reflect.get(value, name)) && isJson;
      }
    }
    return isJson;
  }

  #add(characters: number): true {
    this.#characters += characters;
    if (this.#characters <= ANSWER_MAX_CHARACTERS) return true;
    throw tooExpensive(`its result is longer than ${ANSWER_MAX_CHARACTERS} characters`);
  }
}
