import { randomUUID } from "node:crypto";

import { NextResponse } from "next/server";
import * as v from "valibot";

/** A page that is not rendered by then is never rendered. */
const KEPT_MS = 30_000;

declare global {
  /** The forms by header and id. In the global object, because Next bundles this file once for the proxy and once for the pages. */
  var formsShownAgain: Map<string, unknown> | undefined;
}

const forms = (globalThis.formsShownAgain ??= new Map<string, unknown>());

/**
 * How a page shows a form again that a browser without scripts has posted to it: the request for the page gets a header with a random id, by
 * which the page finds the form in the memory of this process. A form in the header itself would be encoded, copied and parsed several times:
 * one of a megabyte took seconds.
 */
export function createShownAgain<Form>(header: string, schema: v.GenericSchema<unknown, Form>) {
  return {
    showAgain: (request: Request, form: Form): Response => {
      const [id, headers] = [randomUUID(), new Headers(request.headers)];
      forms.set(header + id, form);
      setTimeout(() => forms.delete(header + id), KEPT_MS).unref();
      headers.set(header, id);
      return NextResponse.next({ request: { headers } });
    },
    /** The form of a request, once. Undefined for others, whatever a visitor sends in the header. */
    take: (headers: Pick<Headers, "get">): Form | undefined => {
      const key = header + headers.get(header);
      const form = v.safeParse(schema, forms.get(key));
      forms.delete(key);
      return form.success ? form.output : undefined;
    },
  };
}
