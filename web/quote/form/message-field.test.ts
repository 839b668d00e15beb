import { expect, test } from "vitest";

import { subjectOf, withSubject } from "./message-field.client.tsx";

test("the subject of a page is its title without the brand", () => {
  expect(subjectOf("/cnc-machining", "CNC Machining – Donghe Manufacturing")).toBe("CNC Machining");
});

test.each(["/", "/about-us"])("%s has no subject", (path) => {
  expect(subjectOf(path, "A title – Donghe Manufacturing")).toBeUndefined();
});

test("the line is added in front of the message once, and only if it fits", () => {
  expect(withSubject("", "About: SLA", 500)).toBe("About: SLA\n");
  expect(withSubject("12 pieces", "About: SLA", 500)).toBe("About: SLA\n12 pieces");
  expect(withSubject("About: SLA\n12 pieces", "About: SLA", 500)).toBe("About: SLA\n12 pieces");
  expect(withSubject("x".repeat(495), "About: SLA", 500)).toBe("x".repeat(495));
});
