/** Whether the validation of a field calls `required()`: runs it with a rule that records its calls. */
export function isRequired({ validation }: { readonly validation?: unknown }): boolean {
  if (typeof validation !== "function") return false;
  const called = new Set<string | symbol>();
  const rule: object = new Proxy(
    {},
    {
      get: (_target, name) => () => {
        called.add(name);
        return rule;
      },
    },
  );
  Reflect.apply(validation, undefined, [rule]);
  return called.has("required");
}
