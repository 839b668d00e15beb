import { expect, test } from "vitest";

import { subjectLine, withSubject } from "./subject.ts";

test("a page about something offers its title without the brand", () => {
  expect(subjectLine("/cnc-machining", "CNC Machining – Donghe Manufacturing")).toBe("About: CNC Machining");
});

test.each(["/", "/About-Us", "/thankyou", "/thankyou2/ada@example.com"])("%s offers nothing", (path) => {
  expect(subjectLine(path, "A title – Donghe Manufacturing")).toBeUndefined();
});

test("the line goes before what is written, once, and only where it fits", () => {
  expect(withSubject("", "About: SLA", 500)).toBe("About: SLA\n");
  expect(withSubject("12 pieces", "About: SLA", 500)).toBe("About: SLA\n12 pieces");
  expect(withSubject("About: SLA\n12 pieces", "About: SLA", 500)).toBe("About: SLA\n12 pieces");
  expect(withSubject("x".repeat(495), "About: SLA", 500)).toBe("x".repeat(495));
});
