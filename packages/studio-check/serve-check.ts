import { getPublishedId } from "@sanity/client/csm";
import { Schema } from "@sanity/schema";
import { builtinTypes } from "@sanity/schema/_internal";
import type { SchemaTypeDefinition } from "@sanity/types";
import { getFallbackLocaleSource, inferFromSchema } from "@sanity/validation/_internal";
import type { ContentDocument, StoredDocument } from "stored-values/stored-document.ts";
import type { FormTitles } from "studio-kit/form-titles.ts";

import { createDocumentCheck, type DocumentRules } from "./check-document.ts";
import type { CheckReply, CheckRequest, Query, QueryAnswer } from "./check-messages.ts";
import { type FieldFinding, findingsOf, type Marker } from "./findings.ts";

// The worker of the check. All rules run here, so that no document can block the page of the Studio. It imports nothing of the Studio.

export interface CheckRules extends DocumentRules {
  /** The schema, with the rules of its fields and documents. It needs no components. */
  readonly types: readonly SchemaTypeDefinition[];
  /** The Studio's own words for messages of Sanity, by their keys in the locale. */
  readonly messages?: Readonly<Record<string, string>>;
  /** Rules that find what can only be wrong between documents, such as two values of one figure, by their names. */
  readonly comparisons: ReadonlyMap<string, Comparison>;
}

type Comparison = (
  documents: readonly StoredDocument[],
) => readonly (Marker & { readonly document: ContentDocument })[];

/** The part of a worker’s global scope that is used here. */
interface Scope {
  addEventListener: (
    type: "message",
    listener: (event: { readonly data: CheckRequest | QueryAnswer }) => void,
  ) => void;
  postMessage: (reply: CheckReply, options: StructuredSerializeOptions) => void;
}

/** All messages are copied. */
const NOTHING = { transfer: [] };

// The page keeps and shows what the worker finds. So this has limits too.
const MAX_FINDINGS_OF_DOCUMENT = 100;
const MAX_FINDINGS_OF_RULE = 2000;
const MAX_LENGTH = 1000;

/** How many queries the page sends at once. */
const MAX_QUERIES = 25;

/** Answers the requests of a check runner. Call it once in a worker, with `globalThis`. */
export function serveCheck(rules: CheckRules, scope: Scope): void {
  const post = (reply: CheckReply) => scope.postMessage(reply, NOTHING);
  const queries = createQueries(post);
  const workspace = workspaceOf(rules, queries.ask);
  let documents = new Map<string, StoredDocument>();
  let check = createDocumentCheck(workspace, rules);

  const answer = async (request: CheckRequest) => {
    if (request.type === "documents") {
      const changed = new Map(
        request.changed.map((document): [string, StoredDocument] => [getPublishedId(document._id), document]),
      );
      const known = request.ids.map((id) => [id, changed.get(id) ?? documents.get(id)] as const);
      documents = new Map(
        known.flatMap(([id, document]) => (document === undefined ? [] : [[id, document]])),
      );
      // What is known about links and other documents may have changed.
      queries.forget();
      check = createDocumentCheck(workspace, rules, request.published);
    } else if (request.type === "check") {
      const checkOne = async (id: string) => {
        const document = documents.get(id);
        const findings = document === undefined ? [] : (await check(document)).map(inFields);
        post({ type: "found", id, findings: limitFindings(findings) });
      };
      // The others are checked even if one ends with an error.
      for (const result of await Promise.allSettled(request.ids.map(checkOne)))
        if (result.status === "rejected") throw result.reason;
    } else {
      for (const [id, findings] of compare(rules.comparisons.get(request.rule), documents, rules.titles))
        post({ type: "found", id, findings });
    }
  };

  scope.addEventListener("message", ({ data }) => {
    if (data.type === "answer") return queries.settle(data);
    answer(data).then(
      () => post({ type: "done", rules: [...rules.comparisons.keys()] }),
      (error: unknown) => post({ type: "failed", message: `ends with an error (${shorten(String(error))})` }),
    );
  });
}

/** What Sanity's validation needs of a workspace. */
function workspaceOf({ types, messages }: CheckRules, ask: (query: Query) => Promise<unknown>) {
  const english = getFallbackLocaleSource();
  const t = (...args: Parameters<typeof english.t>) =>
    messages?.[String(args[0]).replace(/^validation:/, "")] ?? english.t(...args);
  const getClient = ({ apiVersion }: Pick<Query, "apiVersion">) => ({
    fetch: (query: string, params: Query["params"], { perspective }: Pick<Query, "perspective">) =>
      ask({ apiVersion, query, params, perspective }),
  });
  // Without the types of Sanity, because rules use only a few methods of a client and a locale.
  const workspace = Object.assign(Object.create(null), {
    schema: Schema.compile({ name: "default", types: [...builtinTypes, ...types] }),
    getClient,
    i18n: { ...english, t },
  });
  // As the Studio does. Without it, the rules of a field are built again for each value.
  inferFromSchema(workspace.schema);
  return workspace;
}

/** Sends queries to the page, and waits for their answers. Rules ask the same for many documents, so an answer counts until `forget`. */
function createQueries(post: (reply: CheckReply) => void) {
  const known = new Map<string, Promise<unknown>>();
  const sent = new Map<number, PromiseWithResolvers<unknown>>();
  const waiting: (() => void)[] = [];
  let count = 0;
  const send = async (query: Query): Promise<unknown> => {
    if (sent.size >= MAX_QUERIES) await new Promise<void>((resolve) => waiting.push(resolve));
    const answered = Promise.withResolvers<unknown>();
    count += 1;
    sent.set(count, answered);
    post({ type: "query", number: count, query });
    return answered.promise;
  };
  return {
    forget: () => known.clear(),
    ask: (query: Query): Promise<unknown> => {
      const key = JSON.stringify(query);
      const before = known.get(key);
      if (before !== undefined) return before;
      const answer = send(query);
      known.set(key, answer);
      answer.catch(() => known.delete(key));
      return answer;
    },
    settle: ({ number, result, error, statusCode }: QueryAnswer): void => {
      if (error === undefined) sent.get(number)?.resolve(result);
      else sent.get(number)?.reject(Object.assign(new Error(error), { statusCode }));
      sent.delete(number);
      waiting.shift()?.();
    },
  };
}

/** What a rule between documents finds, by the ids of the documents. */
function compare(
  comparison: Comparison = () => [],
  documents: ReadonlyMap<string, StoredDocument>,
  titles: FormTitles,
): readonly (readonly [string, readonly FieldFinding[]])[] {
  const found = Map.groupBy(comparison([...documents.values()]), ({ document }) =>
    getPublishedId(document._id),
  );
  // Documents with few findings come first, so that one with many does not take the place of others.
  const groups = [...found].toSorted(([, one], [, other]) => one.length - other.length);
  let count = 0;
  return groups.flatMap(([id, markers]) => {
    const document = documents.get(id);
    count += Math.min(markers.length, MAX_FINDINGS_OF_DOCUMENT);
    if (document === undefined || count > MAX_FINDINGS_OF_RULE) return [];
    const shown = markers.slice(0, MAX_FINDINGS_OF_DOCUMENT + 1);
    return [[id, limitFindings(findingsOf(document, shown, titles).map(inFields))] as const];
  });
}

function inFields({ level, message, path, breadcrumb }: FieldFinding): FieldFinding {
  return {
    level,
    message: shorten(message),
    // A path that is cut leads nowhere.
    path: path.length > MAX_LENGTH ? "" : path,
    breadcrumb: shorten(breadcrumb),
  };
}

function shorten(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)} …` : text;
}

function limitFindings(findings: readonly FieldFinding[]): readonly FieldFinding[] {
  if (findings.length <= MAX_FINDINGS_OF_DOCUMENT) return findings;
  const message = `Only ${MAX_FINDINGS_OF_DOCUMENT} findings are listed. Correct these, and others follow`;
  return [
    { level: "error", message, path: "", breadcrumb: "" },
    ...findings.slice(0, MAX_FINDINGS_OF_DOCUMENT),
  ];
}
