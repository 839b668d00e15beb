import { type ClipboardEvent, type KeyboardEvent, useRef } from "react";
import { UserAvatar } from "sanity";

import type { Issue } from "./form-nodes.ts";
import { isRedo, isUndo } from "./key-commands.ts";
import type { GridCellState, GridColumn } from "./model.ts";
import { useTypedText } from "./use-typed-text.ts";

interface GridCellProps {
  id: string;
  label: string;
  column: GridColumn;
  cell: GridCellState | undefined;
  readOnly: boolean;
  write: (text: string) => string | undefined;
  onFocus: () => void;
  /** Handles a key that does not edit the text of the cell. */
  onKey: (event: KeyboardEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
  onOpen: () => void;
}

/** Each cell is its own form field, so that a click sets the cursor and the browser can undo typing. */
export function GridCell({ cell, column, readOnly, ...props }: GridCellProps) {
  const { id, label, write, onFocus, onKey, onPaste, onOpen } = props;
  const { text = "", lockedHint, issues = [], people = [], preview, note, isNoteWarning } = cell ?? {};
  const typed = useTypedText(text, write);
  /** The text before the editor began to type, which Esc restores. */
  const before = useRef(text);
  const problem: Issue | undefined =
    typed.problem === undefined ? undefined : { level: "error", message: typed.problem };
  const issue = typed.isBlurred ? (problem ?? issues[0]) : undefined;
  const shared = {
    "data-cell": id,
    "aria-label": label,
    "aria-invalid": issue?.level === "error",
    title: issue?.message ?? lockedHint,
    onFocus,
    onPaste: (event: ClipboardEvent) => {
      onPaste(event);
      if (event.defaultPrevented) typed.reset();
    },
  };

  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    const isChanged = typed.isTyped && typed.text !== before.current;
    if (event.key === "Escape" && isChanged) {
      event.preventDefault();
      event.stopPropagation();
      typed.write(before.current);
    } else if (event.key === "Enter" && column.kind === "lines" && (event.shiftKey || event.altKey)) {
      event.stopPropagation();
    } else if ((isUndo(event) || isRedo(event)) && isChanged) {
      event.stopPropagation();
    } else if (!staysInText(event, column.kind === "lines")) {
      onKey(event);
      if (event.defaultPrevented) typed.blur();
    }
  };

  return (
    <td data-issue={issue?.level}>
      {column.kind === "open" ? (
        <button
          {...shared}
          data-preview
          type="button"
          onClick={onOpen}
          onKeyDown={(event) => {
            if (event.key !== "Enter") onKey(event);
          }}
        >
          {preview ?? "Open"}
        </button>
      ) : column.kind === "choice" || column.kind === "yes-no" ? (
        <select
          {...shared}
          disabled={readOnly}
          value={text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={(event) => {
            const isForGrid = ["ArrowLeft", "ArrowRight", "Enter", "Escape"].includes(event.key);
            if (isForGrid || event.altKey || isUndo(event) || isRedo(event)) onKey(event);
          }}
        >
          <option value="">–</option>
          {(column.choices ?? [{ value: "Yes", title: "Yes" }]).map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      ) : (
        <textarea
          {...shared}
          rows={1}
          readOnly={readOnly || lockedHint !== undefined}
          placeholder={column.placeholder}
          value={typed.text}
          onChange={({ currentTarget }) => {
            if (!typed.isTyped) before.current = text;
            typed.write(currentTarget.value);
          }}
          onBlur={typed.blur}
          onKeyDown={handleKey}
        />
      )}
      {note !== undefined && (
        <div className="note" data-warning={isNoteWarning}>
          {note}
        </div>
      )}
      {people.length > 0 && (
        <span className="people">
          {people.slice(0, 2).map(({ user, sessionId }) => (
            <UserAvatar key={sessionId} user={user} size={0} status="online" withTooltip />
          ))}
        </span>
      )}
    </td>
  );
}

/** Whether an arrow key moves the cursor in the text instead of to another cell. */
function staysInText(event: KeyboardEvent<HTMLTextAreaElement>, hasLines: boolean): boolean {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  if (event.altKey || !event.key.startsWith("Arrow")) return false;
  if (event.shiftKey || event.ctrlKey || event.metaKey) return true;
  if (event.key === "ArrowLeft") return selectionEnd > 0;
  if (event.key === "ArrowRight") return selectionStart < value.length;
  const beyond = event.key === "ArrowUp" ? value.slice(0, selectionStart) : value.slice(selectionEnd);
  return hasLines && beyond.includes("\n");
}
