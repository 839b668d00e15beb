import { expect, test } from "vitest";

import { commandOf } from "./key-commands.ts";

/** The command of keys such as `Ctrl+Shift+z`. */
function commandOfKeys(keys: string, readOnly: boolean) {
  const pressed = keys.split("+");
  const event = {
    key: pressed.at(-1) ?? "",
    altKey: pressed.includes("Alt"),
    ctrlKey: pressed.includes("Ctrl"),
    metaKey: pressed.includes("Meta"),
    shiftKey: pressed.includes("Shift"),
  };
  return commandOf(event, { readOnly, canUndo: true, canRedo: true });
}

test.each([
  ["Enter", "goToNextRow", "goToNextRow"],
  ["Shift+Enter", "goUp", "goUp"],
  ["Ctrl+Enter", "addRow", "goToNextRow"],
  ["Ctrl+Shift+Enter", "goUp", "goUp"],
  ["ArrowDown", "goDown", "goDown"],
  ["Alt+ArrowDown", "moveRowDown", "goDown"],
  ["Alt+ArrowLeft", "goLeft", "goLeft"],
  ["Meta+Shift+Backspace", "removeRow", undefined],
  ["Meta+z", "undo", undefined],
  ["Ctrl+Shift+Z", "redo", undefined],
  ["Escape", "leave", "leave"],
  ["a", undefined, undefined],
])("%s means %s, and %s in a read-only grid", (keys, command, readOnlyCommand) => {
  expect(commandOfKeys(keys, false)).toBe(command);
  expect(commandOfKeys(keys, true)).toBe(readOnlyCommand);
});
