import { getWords } from "#locale/words.ts";

interface BrandProps {
  /** The path of the home page. */
  home: string;
  name: string;
  src?: string | undefined;
  isCurrent?: boolean;
}

/** docs/behavior.md §1.2: the brand image is 264 × 48 px. It shrinks only where it has no room beside the menu button. */
export function Brand({ home, name, src, isCurrent = false }: BrandProps) {
  return (
    <a
      href={home}
      aria-label={getWords().header.brandLink(name)}
      {...(isCurrent ? { "aria-current": "page" } : {})}
      className="me-auto"
    >
      {src ? (
        <img src={src} alt="" width={264} height={48} />
      ) : (
        <span className="flex h-12 items-center text-21 font-semibold">{name}</span>
      )}
    </a>
  );
}
