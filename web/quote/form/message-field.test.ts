import { expect, test } from "vitest";

import { subjectOf, withSubject } from "./message-field.client.tsx";

test("the subject of a page is its title without the brand", () => {
  expect(subjectOf("/cnc-machining", "CNC Machining – Donghe Manufacturing", "en")).toBe("CNC Machining");
  expect(subjectOf("/de/cnc-machining", "CNC-Fräsen – Donghe Manufacturing", "de")).toBe("CNC-Fräsen");
});

test.each([
  ["/", "en"],
  ["/About-Us", "en"],
  ["/thankyou", "en"],
  ["/thankyou2/ada@example.com", "en"],
  ["/de", "de"],
  ["/de/about-us", "de"],
  ["/de/thankyou2/ada@example.com", "de"],
])("%s has no subject", (path, language) => {
  expect(subjectOf(path, "A title – Donghe Manufacturing", language)).toBeUndefined();
});

test("the line is added in front of the message once, and only if it fits", () => {
  expect(withSubject("", "About: SLA", 500)).toBe("About: SLA\n");
  expect(withSubject("12 pieces", "About: SLA", 500)).toBe("About: SLA\n12 pieces");
  expect(withSubject("About: SLA\n12 pieces", "About: SLA", 500)).toBe("About: SLA\n12 pieces");
  expect(withSubject("x".repeat(495), "About: SLA", 500)).toBe("x".repeat(495));
});
