import { useEffect, useEffectEvent, useState } from "react";

/**
 * Loads something for `input`, and again when `input` changes. Undefined until the first result, and while `input` is undefined. Throws
 * during render if loading fails, so that the Studio's error boundary shows the error.
 */
export function useLoaded<Input extends string | object, Result>(
  input: Input | undefined,
  load: (input: Input) => Promise<Result>,
): Result | undefined {
  const [result, setResult] = useState<Result>();
  const [error, setError] = useState<unknown>();
  const start = useEffectEvent(load);

  useEffect(() => {
    if (input === undefined) return undefined;
    let isCanceled = false;
    const update = async () => {
      try {
        const loaded = await start(input);
        if (!isCanceled) setResult(loaded);
      } catch (reason) {
        if (!isCanceled) setError(reason);
      }
    };
    void update();
    return () => {
      isCanceled = true;
    };
  }, [input]);

  if (error !== undefined) throw error;
  return result;
}
