import { getWords } from "#locale/words.ts";

/** Icons. An icon without a visible label has a text alternative. */

export function NewWindowIcon() {
  return (
    <svg
      viewBox="0 0 10 10"
      className="inline-block size-2.5 fill-none stroke-current stroke-[1.5]"
      role="img"
    >
      <title>{getWords().links.newWindow}</title>
      <path d="M1.5 8.5l7-7M3 1.5h5.5V7" />
    </svg>
  );
}

export function DownIcon() {
  return (
    <svg viewBox="0 0 9 6" className="h-1.5 w-2.25 fill-none stroke-current stroke-[1.5]" aria-hidden="true">
      <path d="M1 1l3.5 3.5L8 1" />
    </svg>
  );
}

export function SearchIcon() {
  return (
    <svg viewBox="0 0 16 16" className="size-4 fill-none stroke-ink stroke-[1.5]" aria-hidden="true">
      <path d="M11 11l4 4M1 6.5a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0" />
    </svg>
  );
}

/** A globe. */
export function LanguageIcon() {
  return (
    <svg viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-[1.25]" aria-hidden="true">
      <path d="M1 8a7 7 0 1 0 14 0A7 7 0 1 0 1 8h14M8 1c-4 4-4 10 0 14M8 1c4 4 4 10 0 14" />
    </svg>
  );
}

export function MenuIcon() {
  return (
    <svg viewBox="0 0 24 16" className="h-4 w-6 stroke-ink stroke-[1.5]" aria-hidden="true">
      <path d="M0 2h24M0 14h24" />
    </svg>
  );
}

export function CloseIcon() {
  return (
    <svg viewBox="0 0 16 16" className="size-4 stroke-ink stroke-[1.5]" aria-hidden="true">
      <path d="m1 1 14 14M15 1 1 15" />
    </svg>
  );
}
