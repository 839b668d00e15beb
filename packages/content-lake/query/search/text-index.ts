import type { DocumentReader, StoredDocument } from "../../documents/document.ts";
import { parsedCopy } from "../../documents/lazy-document.ts";
import type { Transaction } from "../../documents/transaction.ts";
import type { Budget } from "../budget.ts";
import { LruCache } from "../lru-cache.ts";
import { type Search, searchWordsOf, type Term } from "./search-terms.ts";

/** An entry in the list of a word is: number of the document × MAX_OCCURRENCES + occurrences in the document. */
const MAX_OCCURRENCES = 256;
/** The number of searches whose prefix lists are cached. */
const MAX_SEARCHES = 4;

/** Returns how often a term of a search occurs in a document. */
export type Frequencies = (term: number) => number;

/**
 * An index of the words of all stored documents, so that a search does not read their text. A document is added in the background
 * by `addNext`, or when a search first needs it. It is added again after a change. A search that takes long leaves that to `addNext`, because
 * one small patch can change thousands of documents: until then it finds them by the words that they had.
 */
export class TextIndex {
  readonly #reader: DocumentReader;
  /** The number of each document, by stored id, and how many words it has. A changed document gets a new number. */
  readonly #numbers = new Map<string, { readonly number: number; readonly words: number }>();
  /** The stored ids of changed documents that have not been added again. */
  readonly #changed = new Set<string>();
  /** The entries of each word. They are ascending, because document numbers are assigned in ascending order. */
  readonly #entriesByWord = new Map<string, number[]>();
  #searches = new LruCache<IndexedTerm[]>(MAX_SEARCHES);
  #nextNumber = 0;
  #usedEntries = 0;
  /** The entries of changed documents. They stay in the lists. */
  #unusedEntries = 0;
  /** The documents that `addNext` has not visited in the current round. */
  #unvisited: Iterator<StoredDocument> | undefined;

  constructor(reader: DocumentReader) {
    this.#reader = reader;
  }

  applyTransaction({ changes }: Transaction): void {
    for (const { id, after } of changes) {
      if (after === null) this.#remove(id);
      else if (this.#numbers.has(id)) this.#changed.add(id);
    }
    if (this.#unusedEntries > this.#usedEntries + MAX_UNUSED) this.#dropUnusedEntries();
  }

  /** Adds up to `count` documents, in rounds over all of them. Returns false at the end of a round. */
  addNext(count: number): boolean {
    this.#unvisited ??= this.#reader.all()[Symbol.iterator]();
    for (let left = count; left > 0;) {
      const { done, value: document } = this.#unvisited.next();
      if (done === true) {
        this.#unvisited = undefined;
        return false;
      }
      if (this.#numbers.has(document._id) && !this.#changed.has(document._id)) continue;
      this.#add(document._id, document);
      left--;
    }
    return true;
  }

  /** `document` is the one with this stored id, in any perspective. */
  frequenciesIn(document: StoredDocument, storedId: string, search: Search, budget: Budget): Frequencies {
    const terms = this.#searches.getOrCreate(search.query, () =>
      search.terms.map((term) => new IndexedTerm(term, this.#entriesByWord, budget)),
    );
    const known = this.#numbers.get(storedId)?.number;
    const isOutdated = this.#changed.has(storedId) && budget.spentMilliseconds() < MAX_ADDING_MS;
    const number = known === undefined || isOutdated ? this.#add(storedId, document, budget) : known;
    return (index) => {
      budget.scan(SCANS_PER_LOOKUP);
      return terms[index]?.frequencyIn(number, document, budget) ?? 0;
    };
  }

  #add(storedId: string, document: StoredDocument, budget?: Budget): number {
    const number = this.#nextNumber++;
    const occurrences = new Map<string, number>();
    for (const word of searchWordsOf(parsedCopy(document)))
      occurrences.set(word, (occurrences.get(word) ?? 0) + 1);
    budget?.spend(STEPS_PER_DOCUMENT + occurrences.size * STEPS_PER_WORD);
    for (const [word, count] of occurrences) {
      const entry = number * MAX_OCCURRENCES + Math.min(count, MAX_OCCURRENCES - 1);
      const entries = this.#entriesByWord.get(word);
      if (entries) entries.push(entry);
      else this.#entriesByWord.set(word, [entry]);
    }
    for (const terms of this.#searches.values()) for (const term of terms) term.add(number, occurrences);
    this.#remove(storedId);
    this.#numbers.set(storedId, { number, words: occurrences.size });
    this.#usedEntries += occurrences.size;
    return number;
  }

  #remove(storedId: string): void {
    const words = this.#numbers.get(storedId)?.words ?? 0;
    this.#numbers.delete(storedId);
    this.#changed.delete(storedId);
    this.#usedEntries -= words;
    this.#unusedEntries += words;
  }

  #dropUnusedEntries(): void {
    const used = new Set(this.#numbers.values().map(({ number }) => number));
    for (const [word, entries] of this.#entriesByWord) {
      const left = entries.filter((entry) => used.has(Math.floor(entry / MAX_OCCURRENCES)));
      if (left.length === 0) this.#entriesByWord.delete(word);
      else this.#entriesByWord.set(word, left);
    }
    this.#searches = new LruCache(MAX_SEARCHES);
    this.#unusedEntries = 0;
  }
}

/** Above it, most entries are unused, and dropped. Some hundred megabytes, if no two are of the same word. */
const MAX_UNUSED = 500_000;
/** A search that has taken so much processor time adds no changed documents. */
const MAX_ADDING_MS = 500;
const SCANS_PER_LOOKUP = 8;
/** So that the clock is checked after some documents of few and long words. */
const STEPS_PER_DOCUMENT = 100;
/** The cost of a word: reading, counting and storing it. */
const STEPS_PER_WORD = 4;

type EntriesByWord = ReadonlyMap<string, readonly number[]>;

/** A term of a search with the documents that contain its words. */
class IndexedTerm {
  readonly #term: Term;
  readonly #entriesByWord: EntriesByWord;
  /** If the last word is a prefix: its occurrences by document. */
  readonly #prefixCounts: Map<number, number> | undefined;

  constructor(term: Term, entriesByWord: EntriesByWord, budget: Budget) {
    this.#term = term;
    this.#entriesByWord = entriesByWord;
    if (term.isPrefix) this.#prefixCounts = countPrefix(term.words.at(-1) ?? "", entriesByWord, budget);
  }

  add(number: number, occurrences: ReadonlyMap<string, number>): void {
    const prefix = this.#term.words.at(-1) ?? "";
    if (this.#prefixCounts === undefined) return;
    let count = 0;
    for (const [word, times] of occurrences) if (word.startsWith(prefix)) count += times;
    if (count > 0) this.#prefixCounts.set(number, count);
  }

  frequencyIn(number: number, document: StoredDocument, budget: Budget): number {
    const { words } = this.#term;
    let frequency = 0;
    for (const [index, word] of words.entries()) {
      const isPrefix = this.#prefixCounts !== undefined && index === words.length - 1;
      frequency = isPrefix ? (this.#prefixCounts.get(number) ?? 0) : this.#count(word, number);
      if (frequency === 0) return 0;
    }
    if (words.length === 1) return frequency;
    // The document has all words of the phrase. The index does not know whether they are adjacent, so the text is read.
    budget.spendDeep(document);
    return this.#term.occurrencesIn(document);
  }

  /** Finds the entry of a document by binary search. */
  #count(word: string, number: number): number {
    const entries = this.#entriesByWord.get(word) ?? [];
    let [low, high] = [0, entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((entries[middle] ?? 0) < number * MAX_OCCURRENCES) low = middle + 1;
      else high = middle;
    }
    const entry = entries[low] ?? 0;
    return Math.floor(entry / MAX_OCCURRENCES) === number ? entry % MAX_OCCURRENCES : 0;
  }
}

function countPrefix(prefix: string, entriesByWord: EntriesByWord, budget: Budget): Map<number, number> {
  const counts = new Map<number, number>();
  budget.scan(entriesByWord.size);
  for (const [word, entries] of entriesByWord) {
    if (!word.startsWith(prefix)) continue;
    budget.spend(entries.length);
    for (const entry of entries) {
      const number = Math.floor(entry / MAX_OCCURRENCES);
      counts.set(number, (counts.get(number) ?? 0) + (entry % MAX_OCCURRENCES));
    }
  }
  return counts;
}
