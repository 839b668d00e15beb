import type { KeyboardEvent } from "react";

/** What a key does in a grid. */
type Command =
  | "leave"
  | "goUp"
  | "goDown"
  | "goLeft"
  | "goRight"
  | "goToNextRow"
  | "moveRowUp"
  | "moveRowDown"
  | "addRow"
  | "removeRow"
  | "undo"
  | "redo";

type Key = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

interface Possible {
  readOnly: boolean;
  canUndo: boolean;
  canRedo: boolean;
}

const NAVIGATION = new Map<string, Command>([
  ["Escape", "leave"],
  ["ArrowUp", "goUp"],
  ["ArrowDown", "goDown"],
  ["ArrowLeft", "goLeft"],
  ["ArrowRight", "goRight"],
  ["Enter", "goToNextRow"],
]);

/** The command of a key, like those of a spreadsheet. Undefined if the grid does nothing. */
export function commandOf(event: Key, { readOnly, canUndo, canRedo }: Possible): Command | undefined {
  const { key, altKey, shiftKey } = event;
  const isCtrl = event.ctrlKey || event.metaKey;
  if (!readOnly) {
    if (altKey && key === "ArrowUp") return "moveRowUp";
    if (altKey && key === "ArrowDown") return "moveRowDown";
    if (isCtrl && !shiftKey && key === "Enter") return "addRow";
    if (isCtrl && shiftKey && key === "Backspace") return "removeRow";
    if (canUndo && isUndo(event)) return "undo";
    if (canRedo && isRedo(event)) return "redo";
  }
  if (shiftKey && key === "Enter") return "goUp";
  return NAVIGATION.get(key);
}

export function isUndo({ key, ctrlKey, metaKey, shiftKey }: Key): boolean {
  return (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === "z";
}

export function isRedo({ key, ctrlKey, metaKey, shiftKey }: Key): boolean {
  const name = key.toLowerCase();
  return (ctrlKey || metaKey) && ((shiftKey && name === "z") || (!shiftKey && name === "y"));
}
