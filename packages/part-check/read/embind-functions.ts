/** How Embind converts values of one type between JavaScript and WebAssembly. */
interface WireType {
  readonly argPackAdvance: number;
  readonly toWireType: (destructors: unknown[] | null, value: unknown) => unknown;
  readonly fromWireType: (value: unknown) => unknown;
  readonly readValueFromPointer: (pointer: number) => unknown;
}

type AnyFunction = (...values: unknown[]) => unknown;

/**
 * Replaces the global constructor `Function` in a worker that does nothing else. Embind, the JavaScript around Open CASCADE, generates
 * functions as text and evaluates it, for which the worker would need `unsafe-eval` in its Content-Security-Policy. The text has two forms.
 * This constructor recognizes them and returns equivalent functions.
 */
export function replaceFunctionConstructor(): void {
  Object.defineProperty(construct, "prototype", { value: Function.prototype });
  Object.defineProperty(construct, Symbol.hasInstance, {
    value: (value: unknown) => typeof value === "function",
  });
  Object.defineProperty(globalThis, "Function", { value: construct, configurable: true, writable: true });
}

/** What `new Function(...names, body)` would return. */
function construct(...given: readonly string[]) {
  const body = given.at(-1) ?? "";
  const names = given.slice(0, -1);
  if (names[2] === "invoker" && names[6] === "classParam") return invoker(names, body);
  if (names[0] === "retType" && /\bfunc(?:\.call)?\(/.test(body)) return methodCaller(names, body);
  throw new TypeError("Embind writes a function of an unknown form");
}

/** Wraps a WebAssembly function for JavaScript. `names` are the parameters of the returned function. */
function invoker(names: readonly string[], body: string) {
  const isMethod = body.includes("thisWired =");
  const hasStack = body.includes("var destructors");
  const hasResult = body.includes("fromWireType");
  const count = names.filter((name) => name.startsWith("argType")).length;
  const owners = names.slice(7 + count).map((name) => name.replace("_dtor", ""));
  return (
    _name: string,
    _throwBindingError: AnyFunction,
    call: AnyFunction,
    target: unknown,
    runDestructors: (destructors: unknown[]) => void,
    result: WireType,
    self: WireType,
    ...others: (WireType | AnyFunction)[]
  ) => {
    const types = others.filter((other) => typeof other !== "function");
    const destructorsOf = others.filter((other) => typeof other === "function");
    return function invoke(this: unknown, ...given: unknown[]): unknown {
      const destructors: unknown[] | null = hasStack ? [] : null;
      const wired = new Map<string, unknown>();
      if (isMethod) wired.set("thisWired", self.toWireType(destructors, this));
      for (const [index, type] of types.entries())
        wired.set(`arg${index}Wired`, type.toWireType(destructors, given[index]));
      const returned = call(target, ...wired.values());
      if (destructors !== null) runDestructors(destructors);
      else for (const [index, destroy] of destructorsOf.entries()) destroy(wired.get(owners[index] ?? ""));
      return hasResult ? result.fromWireType(returned) : undefined;
    };
  };
}

/** Wraps a JavaScript function for WebAssembly: a constructor, a method of `owner`, or a function. */
function methodCaller(names: readonly string[], body: string) {
  const isConstructor = body.includes("new func(");
  const isMethod = body.includes("func.call(obj");
  const hasResult = names.includes("emval_returnValue");
  return (result: WireType, ...others: (WireType | AnyFunction)[]) => {
    const types = others.filter((other) => typeof other !== "function");
    const returnValue = others.find((other) => typeof other === "function");
    return (owner: unknown, target: AnyFunction, destructors: unknown, pointer: number): unknown => {
      let at = pointer;
      const values = types.map((type) => {
        const value = type.readValueFromPointer(at);
        at += type.argPackAdvance;
        return value;
      });
      const [first, ...rest] = values;
      const returned: unknown = isConstructor
        ? Reflect.construct(target, values)
        : isMethod
          ? Reflect.apply(target, owner, values)
          : Reflect.apply(target, first, rest);
      return hasResult ? returnValue?.(result, destructors, returned) : undefined;
    };
  };
}
