import type { ReactNode } from "react";
import type { FormNodePresence } from "sanity";

import type { Issue } from "./form-nodes.ts";

// What a grid shows, and how it changes the document.

export interface GridColumn {
  readonly title: string;
  readonly kind: "text" | "lines" | "choice" | "yes-no" | "open";
  readonly choices?: readonly { readonly value: string; readonly title: string }[];
  readonly placeholder?: string;
}

export interface GridCellState {
  readonly text: string;
  /** Shown in an `open` cell. */
  readonly preview?: ReactNode;
  /** Why the cell cannot be typed into. Undefined if it can. */
  readonly lockedHint?: string | undefined;
  /** Below the text, such as its length. */
  readonly note?: string;
  /** Whether the note says what is wrong. */
  readonly isNoteWarning?: boolean;
  readonly issues: readonly Issue[];
  /** The other people who are editing the cell. */
  readonly people: readonly FormNodePresence[];
}

export interface GridRow {
  readonly key: string;
  readonly cells: readonly GridCellState[];
  /** Issues of the row as a whole, and of fields that have no column. */
  readonly issues: readonly Issue[];
  /** A heading row, which cannot be moved or removed. */
  readonly isHeading?: boolean;
  /** Instead of “Row 1”. */
  readonly name?: string;
  /** Instead of the menu of the row. */
  readonly header?: ReactNode;
}

export interface GridActions {
  /** Stores the text of a cell. Returns what is wrong with the text if it cannot be read. */
  readonly write: (row: string, column: number, text: string) => string | undefined;
  /** Pastes cells from a spreadsheet. Returns a message for each cell that did not go where it was pasted. */
  readonly paste: (row: string, column: number, cells: string[][]) => readonly string[];
  /** Missing if the rows of the grid are given. */
  readonly rows?: {
    /** Adds a row below another, or at the end. Returns its key. */
    readonly add: (below?: string) => string;
    readonly remove: (row: string) => void;
    readonly move: (row: string, by: -1 | 1) => void;
  };
  /** Opens the form of a row. */
  readonly open?: (row: string, column?: number) => void;
  readonly undo: () => void;
  readonly canUndo: boolean;
  readonly redo: () => void;
  readonly canRedo: boolean;
  readonly focus: (row: string, column: number) => void;
  /** Only for tables, whose columns editors can change. */
  readonly columns?: {
    readonly add: (column: number) => void;
    readonly move: (column: number, by: -1 | 1) => void;
    readonly remove: (column: number) => void;
  };
}
