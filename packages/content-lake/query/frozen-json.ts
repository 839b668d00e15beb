import { type Json, jsonLength } from "../documents/json.ts";
import type { Budget } from "./budget.ts";
import { tooExpensive } from "./errors.ts";
import { isNonJsonValue, toJsonValue } from "./values.ts";

/** Converts a result to JSON and freezes it, because it shares objects with the stored documents. Throws LakeError 400 above the limit, or the budget of the query. */
export function toFrozenJson(value: unknown, budget: Budget, maxCharacters: number): Json {
  if (new JsonFreezer(budget, maxCharacters).isJson(value)) return value;
  const copy = toJsonValue(value);
  return new JsonFreezer(budget, maxCharacters).isJson(copy) ? copy : null;
}

/** Freezes a value and counts the characters of its JSON. */
class JsonFreezer {
  readonly #budget: Budget;
  readonly #maxCharacters: number;
  #characters = 0;

  constructor(budget: Budget, maxCharacters: number) {
    this.#budget = budget;
    this.#maxCharacters = maxCharacters;
  }

  /** False if the value contains a datetime or a path. Throws LakeError 400 above the size limit. */
  isJson(value: unknown): value is Json {
    this.#budget.spend(1);
    if (typeof value === "string") return this.#add(jsonLength(value) + 1);
    if (typeof value !== "object" || value === null) return this.#add(5);
    if (isNonJsonValue(value)) return false;
    if (!Object.isFrozen(value)) Object.freeze(value);
    let isJson = true;
    if (Array.isArray(value)) for (const item of value) isJson = this.isJson(item) && isJson;
    else {
      for (const name of Object.keys(value)) {
        this.#add(jsonLength(name) + 2);
        isJson = this.isJson(Reflect.get(value, name)) && isJson;
      }
    }
    return isJson;
  }

  #add(characters: number): true {
    this.#characters += characters;
    if (this.#characters <= this.#maxCharacters) return true;
    throw tooExpensive(`its result is longer than ${this.#maxCharacters} characters`);
  }
}
