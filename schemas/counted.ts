/** `1 link`, `3 links`; the plural of other words than those with an s is given. What is no list counts as empty. */
export function counted(list: unknown, one: string, many = `${one}s`): string {
  const count = Array.isArray(list) ? list.length : 0;
  return `${count} ${count === 1 ? one : many}`;
}
