import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";
import { expect, test } from "vitest";

import { createReceiveForm } from "./receive-form.ts";
import { takeRejectedForm } from "./rejected-form.ts";

const { firstName, lastName, email, location, phone, message } = sampleQuoteRequest;
const complete = { firstName, lastName, email, country: location, phone, message };

function setup(answer: () => Response = () => Response.json({ code: 200, msg: "success" })) {
  const forwarded: Request[] = [];
  const receive = createReceiveForm(async (request) => {
    forwarded.push(request);
    return answer();
  });
  return {
    forwarded,
    receive,
    send: async (fields: Record<string, string>, language?: string) => {
      const request = new Request("https://www.example.com/quote", {
        method: "POST",
        headers: { origin: "https://www.example.com", "x-forwarded-for": "203.0.113.1" },
        body: new URLSearchParams(fields),
      });
      const { status, headers } = await receive(request, language);
      // Next passes the headers of a request that it continues with on to the page in this way.
      const shown = takeRejectedForm({ get: (name) => headers.get(`x-middleware-request-${name}`) });
      return { status, location: headers.get("location"), cookie: headers.get("set-cookie"), shown };
    },
  };
}

test("a complete form is forwarded as the browser's script sends it, and the visitor is thanked", async () => {
  const { forwarded, send } = setup();
  const { status, location: target } = await send(complete);
  expect(status).toBe(303);
  expect(target).toBe("https://www.example.com/thankyou?Email=ada%40example.com");
  const [request] = forwarded;
  expect(await request?.json()).toEqual(sampleQuoteRequest);
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    "content-type": "application/json",
    origin: "https://www.example.com",
    "x-forwarded-for": "203.0.113.1",
    "idempotency-key": expect.stringMatching(/^form-\d{4}-\d\d-\d\d$/),
  });
});

test("an admin host with pages of requests lets the confirmation lead to the page, in its language", async () => {
  const data = { number: "K4M-9PX", token: "0af3".repeat(10), replyBy: null };
  const { send } = setup(() => Response.json({ code: 200, msg: "success", data }));
  const english = await send(complete);
  expect(english.location).toBe("https://www.example.com/thankyou?Email=ada%40example.com#request");
  expect(english.cookie).toContain(`quote-request=/request/${data.token};`);
  expect((await send(complete, "de")).cookie).toContain(`quote-request=/de/request/${data.token};`);
});

test("the confirmation of a text that was sent before leads to no page", async () => {
  const { send } = setup(() => Response.json({ code: 200, data: { number: "K4M-9PX", replyBy: null } }));
  const { status, location: target, cookie } = await send(complete);
  expect([status, target, cookie]).toEqual([
    303,
    "https://www.example.com/thankyou?Email=ada%40example.com",
    null,
  ]);
});

test("an incomplete form is shown again with everything typed, and is not forwarded", async () => {
  const { forwarded, send } = setup();
  const { status, shown } = await send({
    ...complete,
    country: "Atlantis",
    phone: "",
    message: "12 brackets\r\n2 mm",
  });
  expect(status).toBe(200);
  expect(shown).toEqual({
    values: { firstName, lastName, email, location: "Atlantis", phone: "", message: "12 brackets\n2 mm" },
    errors: {
      location: expect.stringContaining("We don't recognize “Atlantis”"),
      phone: "Enter your phone number",
    },
    warning: { text: "Enter your last phone", isAfterSending: false },
  });
  expect(forwarded).toEqual([]);
});

test.each(["multipart/form-data; boundary=x", "text/plain", "application/json", undefined])(
  "a body of the type %s does not reach the page, for which Next would run a server action",
  async (type) => {
    const { forwarded, receive } = setup();
    const headers: HeadersInit = type === undefined ? {} : { "content-type": type };
    const body = new Blob(["--x--"]);
    const request = new Request("https://www.example.com/quote", { method: "POST", headers, body });
    const { status, headers: answered } = await receive(request);
    expect([status, answered.has("x-middleware-next"), forwarded]).toEqual([415, false, []]);
  },
);

test("a rejection shows the server's message, and everything typed stays", async () => {
  const { send } = setup(() => Response.json({ code: 429, msg: "Too many requests" }, { status: 429 }));
  expect((await send(complete)).shown).toMatchObject({
    values: { firstName, location },
    errors: {},
    warning: { text: "Too many requests", isAfterSending: true },
  });
});

test("a form with a file is not sent without it before the visitor knows", async () => {
  const { forwarded, send } = setup();
  const { shown } = await send({ ...complete, file: "bracket.step" });
  expect(shown?.fileProblem).toContain("needs JavaScript");
  expect(shown?.warning?.text).toContain("send the request again without it");
  expect(forwarded).toEqual([]);
});

test("a filled hidden field marks the request as spam", async () => {
  const { forwarded, send } = setup();
  expect((await send({ ...complete, "fax-number": "1" })).status).toBe(303);
  expect(forwarded[0]?.headers.get("x-suspected")).toBe("a hidden field was filled in");
});

test("a form over 32 kB is rejected", async () => {
  const { forwarded, send } = setup();
  expect((await send({ ...complete, message: "x".repeat(32_768) })).status).toBe(413);
  expect(forwarded).toEqual([]);
});

test("a made-up header shows nothing", () => {
  for (const header of [null, "", "%", "constructor"])
    expect(takeRejectedForm({ get: () => header })).toBeUndefined();
});
