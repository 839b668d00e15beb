import { expect, test } from "vitest";

import { eventsOf } from "#timed-events.ts";

const page = (...blocks: object[]) => ({ _id: "p", _type: "page", title: "Turning", blocks });

test("a block appears and ends, and each time leads to its field", () => {
  const notice = {
    _key: "a",
    _type: "notice",
    heading: "Holidays",
    showFrom: "2026-12-20T00:00:00Z",
    showUntil: "2027-01-05T00:00:00Z",
  };
  expect(eventsOf(page(notice))).toMatchObject([
    { label: "Block appears", title: "Holidays", isPart: true, path: 'blocks[_key=="a"].showFrom' },
    { label: "Block ends", effect: "ends", path: 'blocks[_key=="a"].showUntil' },
  ]);
});

test("a hidden block has no times, and one without a heading has the name of its type", () => {
  const notice = { _key: "a", _type: "notice", showFrom: "2026-12-01T00:00:00Z" };
  expect(eventsOf(page({ ...notice, hidden: true }))).toEqual([]);
  expect(eventsOf(page(notice))).toMatchObject([{ title: "Notice (callout)" }]);
});

test("a certificate expires at the end of its last day in UTC", () => {
  const certificates = [{ _key: "x", standard: "ISO 9001:2015", validUntil: "2027-05-31" }];
  expect(eventsOf(page({ _key: "c", _type: "certificates", certificates }))).toMatchObject([
    {
      at: Date.parse("2027-06-01T00:00:00Z"),
      label: "Certificate expires",
      title: "ISO 9001:2015",
      path: 'blocks[_key=="c"].certificates[_key=="x"].validUntil',
    },
  ]);
});

test("the date of a post changes nothing automatically", () => {
  const post = { _id: "b", _type: "blog", title: "News", publishedAt: "2026-11-30T00:00:00Z" };
  expect(eventsOf(post)).toMatchObject([{ label: "Date of a post", title: "News", effect: undefined }]);
});
