import { createHmac } from "node:crypto";

interface Client {
  /** The IP address, or a network of IPv6. */
  readonly address: string;
  readonly now: Date;
}

/** A code for an address and the day, by which a client is limited. It does not reveal the address. */
export function addressCode(secret: string, { address, now }: Client): string {
  const day = now.toISOString().slice(0, 10);
  return createHmac("sha256", secret).update(`${day} ${address}`).digest("hex").slice(0, 16);
}
