import { expect, test } from "vitest";

import { dialedNumber } from "./phone-number.ts";

test.each([
  // With the code of the country, which is not added again.
  ["+49", "+49 170 1234567", "tel:+491701234567"],
  ["+49", "0049 170 1234567", "tel:+491701234567"],
  ["+86", "86 138 1234 5678", "tel:+8613812345678"],
  ["+1", "011 49 170 1234567", "tel:+491701234567"],
  // The number is of another country than the chosen one.
  ["+49", "+43 1 58858", "tel:+43158858"],
  // The prefix 0, 8 or 06 is dialed only within the country.
  ["+49", "0170 1234567", "tel:+491701234567"],
  ["+49", "(0)170 1234567", "tel:+491701234567"],
  ["+49", "+49 (0)170 1234567", "tel:+491701234567"],
  ["+44", "+44 (0)20 7946 0958", "tel:+442079460958"],
  ["+86", "027 8426 0000", "tel:+862784260000"],
  ["+7", "8 912 345-67-89", "tel:+79123456789"],
  ["+36", "06 1 234 5678", "tel:+3612345678"],
  ["+54", "011 2345-6789", "tel:+541123456789"],
  // Italy, San Marino and the Vatican keep their 0.
  ["+39", "06 69812345", "tel:+390669812345"],
  ["+39", "(0)6 69812345", "tel:+390669812345"],
  ["+378", "0549 882 111", "tel:+3780549882111"],
  // In North America, the code of some countries contains the area code.
  ["+1", "(212) 555-0123", "tel:+12125550123"],
  ["+1", "1 212 555 0123", "tel:+12125550123"],
  ["+1809", "565 1234", "tel:+18095651234"],
  ["+1809", "809 565 1234", "tel:+18095651234"],
  ["+1809", "+1 809 565 1234", "tel:+18095651234"],
  // Extensions.
  ["+49", "030 123456 ext. 12", "tel:+4930123456;ext=12"],
  ["+1", "212-555-0123 x45", "tel:+12125550123;ext=45"],
])("%s and %s dial %s", (location, phone, uri) => {
  expect(dialedNumber({ location, phone })?.uri).toBe(uri);
});

test("a number is shown with its country and its extension", () => {
  expect(dialedNumber({ location: "+49", phone: "030 123456 ext. 12" })?.text).toBe("+49 30 123456 ext. 12");
});

test.each([
  ["+49", "12"],
  ["+49", "ask at the desk"],
  ["+999", "123456789"],
  ["", ""],
])("%s and %s cannot be dialed", (location, phone) => {
  expect(dialedNumber({ location, phone })).toBeUndefined();
});
