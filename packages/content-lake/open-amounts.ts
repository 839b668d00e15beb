/**
 * Limits what each client has open, such as bytes or connections. Returns a function that counts an amount for a client until its result is
 * called, which may happen more than once. Throws `tooMuch()` if a limited client would have more than `max`.
 */
export function createOpenAmounts(max: number, tooMuch: () => Error) {
  const open = new Map<string, number>();
  return (client: string, amount = 1, isLimited = true): (() => void) => {
    const all = (open.get(client) ?? 0) + amount;
    if (isLimited && all > max) throw tooMuch();
    open.set(client, all);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const rest = (open.get(client) ?? 0) - amount;
      if (rest > 0) open.set(client, rest);
      else open.delete(client);
    };
  };
}
