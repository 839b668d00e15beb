import { NextResponse } from "next/server";
import * as v from "valibot";

/**
 * How a page shows a form again that a browser without scripts has posted to it: the request for the page gets the form in a header,
 * inside the server. A visitor who sends the header sees only what it contains.
 */
export function createShownAgain<Form>(header: string, schema: v.GenericSchema<unknown, Form>) {
  const Header = v.pipe(v.string(), v.parseJson(), schema);
  return {
    showAgain: (request: Request, form: Form): Response => {
      const headers = new Headers(request.headers);
      headers.set(header, Buffer.from(JSON.stringify(form)).toString("base64url"));
      return NextResponse.next({ request: { headers } });
    },
    read: (headers: Pick<Headers, "get">): Form | undefined => {
      const parsed = v.safeParse(Header, Buffer.from(headers.get(header) ?? "", "base64url").toString());
      return parsed.success ? parsed.output : undefined;
    },
  };
}
