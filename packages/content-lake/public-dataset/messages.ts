import type { Transaction } from "../documents/transaction.ts";
import { isEventStreamPath } from "../protocol/request.ts";

/** A request of a stranger, as the reader process gets it. */
export interface PublicRequest {
  readonly id: number;
  /** The address of the stranger. */
  readonly address: string;
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

/** A whole response, or the head of an event stream. */
export interface PublicResponse {
  readonly status: number;
  readonly text: string;
}

/** Work that the lake gives to the reader process. */
export type ReaderJob =
  /** To load all documents. */
  | { readonly kind: "start" }
  | { readonly kind: "request"; readonly request: PublicRequest }
  /** A change of published documents. */
  | { readonly kind: "commit"; readonly transaction: Transaction };

/** What the lake sends to the reader process. */
export type ToReader =
  | (ReaderJob & { readonly id: number })
  /** The client of an event stream has gone. */
  | { readonly kind: "cancel"; readonly stream: number };

/** What the reader process sends when a job has been done, and the next one may follow. Only a request has a response. */
export interface Done {
  readonly id: number;
  readonly response?: PublicResponse;
}

/** More of an event stream, from the reader process. */
export interface MoreEvents {
  readonly stream: number;
  readonly text: string;
}

/** Checks only the main field, because both processes run the same code. The same is true for the functions below. */
export function isToReader(message: unknown): message is ToReader {
  return typeof message === "object" && message !== null && "kind" in message;
}

export function isDone(message: unknown): message is Done {
  return typeof message === "object" && message !== null && "id" in message;
}

export function isMoreEvents(message: unknown): message is MoreEvents {
  return typeof message === "object" && message !== null && "stream" in message;
}

/** Whether a request is answered with an event stream. Its address can differ from the one that the stranger has sent. */
export function isEventStream({ url }: Pick<PublicRequest, "url">): boolean {
  return isEventStreamPath(new URL(url).pathname);
}
