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

/** What the lake sends to the reader process. */
export type ToReader =
  | { readonly kind: "request"; readonly request: PublicRequest }
  /** A change of published documents. */
  | { readonly kind: "commit"; readonly transaction: Transaction }
  /** The client of an event stream has gone. */
  | { readonly kind: "cancel"; readonly id: number };

/** What the reader process sends to the lake. */
export type FromReader =
  /** All documents are loaded. */
  | { readonly kind: "ready" }
  /** The request, or the commit, which has no response, has been handled; the next one may follow. */
  | { readonly kind: "done"; readonly response?: PublicResponse }
  /** More of an event stream. */
  | { readonly kind: "events"; readonly id: number; readonly text: string };

/** Checks only the main field, because both processes run the same code. */
export function isToReader(message: unknown): message is ToReader {
  return hasKind(message);
}

/** The same for the other direction. */
export function isFromReader(message: unknown): message is FromReader {
  return hasKind(message);
}

function hasKind(message: unknown): boolean {
  return typeof message === "object" && message !== null && "kind" in message;
}

/** Whether a request is answered with an event stream. Its address can differ from the one that the stranger has sent. */
export function isEventStream({ url }: Pick<PublicRequest, "url">): boolean {
  return isEventStreamPath(new URL(url).pathname);
}
