export interface Step {
  readonly step: string;
  readonly current?: number | undefined;
  readonly total?: number | "?" | undefined;
}

interface Progress {
  readonly show: (step: Step) => void;
  /** Ends the line of the last step. */
  readonly end: () => void;
}

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** On a terminal a step counts up in its line; in a log each step is one line. */
export function createProgress(output: Output): Progress {
  let shown = "";
  let isOpen = false;

  function end(): void {
    if (isOpen) output.write("\n");
    isOpen = false;
  }
  return {
    end,
    show({ step, current, total }) {
      const isNew = step !== shown;
      if (isNew) end();
      shown = step;
      if (output.isTTY) {
        const count = current === undefined ? "" : ` ${current}${total === undefined ? "" : `/${total}`}`;
        output.write(`\r\u001B[2K${step}${count}`);
        isOpen = true;
      } else if (isNew) output.write(`${step}\n`);
    },
  };
}
