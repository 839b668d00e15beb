import { expect, test } from "vitest";

import { mailboxOf } from "./mailbox.ts";

test.each(["ada@example.com", "a.da+1@example.com", "ADA@EXAMPLE.com", "Ada+a.b@example.com"])(
  "%s is an address of the same mailbox",
  (address) => expect(mailboxOf(address)).toBe("ada@example.com"),
);

test.each(["ada@example.net", "ada1@example.com", "ada@ex.ample.com"])(
  "%s is one of another mailbox",
  (address) => expect(mailboxOf(address)).not.toBe("ada@example.com"),
);
