import { styled } from "styled-components";

/** The table of a grid, in the colors of the card around it, which follow the Studio's color scheme. */
export const Frame = styled.table`
  && {
    width: 100%;
    border-collapse: collapse;
    font: inherit;
    font-size: 13px;
    line-height: 19px;
    color: var(--card-fg-color);
  }
  th {
    padding: 8px 10px;
    font-weight: 500;
    text-align: left;
    color: var(--card-muted-fg-color);
    border-bottom: 1px solid var(--card-border-color);
  }
  td {
    position: relative;
    padding: 0;
    vertical-align: top;
    border: 1px solid var(--card-border-color);
    border-width: 0 1px 1px 0;
  }
  td:last-child {
    border-right-width: 0;
  }
  td.row {
    width: 1px;
    padding: 4px 2px;
  }
  tr:last-child td {
    border-bottom-width: 0;
  }
  tr[data-heading="true"] textarea {
    font-weight: 600;
  }
  tr[data-issue="error"] td:first-child,
  td[data-issue="error"] {
    box-shadow: inset 3px 0 0 var(--card-badge-critical-dot-color);
  }
  tr[data-issue="warning"] td:first-child,
  td[data-issue="warning"] {
    box-shadow: inset 3px 0 0 var(--card-badge-caution-dot-color);
  }
  textarea,
  select,
  button[data-preview] {
    display: block;
    box-sizing: border-box;
    width: 100%;
    min-width: 120px;
    height: 100%;
    min-height: 36px;
    padding: 8px 10px;
    border: 0;
    border-radius: 0;
    background: transparent;
    color: inherit;
    font: inherit;
    text-align: left;
    resize: none;
    field-sizing: content;
    max-width: 340px;
  }
  select {
    appearance: none;
  }
  select option {
    background: var(--card-bg-color);
  }
  textarea::placeholder {
    color: var(--card-muted-fg-color);
    opacity: 0;
  }
  textarea:focus::placeholder {
    opacity: 0.6;
  }
  textarea:focus,
  select:focus,
  button[data-preview]:focus {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: -2px;
  }
  .note {
    padding: 0 10px 6px;
    font-size: 11px;
    line-height: 15px;
    color: var(--card-muted-fg-color);
  }
  .note[data-warning="true"] {
    color: var(--card-badge-caution-fg-color);
  }
  thead th {
    position: sticky;
    top: 0;
    z-index: 2;
    background: var(--card-bg-color);
  }
  td.row,
  th.row {
    position: sticky;
    left: 0;
    z-index: 1;
    background: var(--card-bg-color);
  }
  th.row {
    z-index: 3;
  }
  .people {
    position: absolute;
    top: -6px;
    right: 2px;
    pointer-events: none;
  }
`;
