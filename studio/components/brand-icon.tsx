/** A dimension line in the brand's red: the mark of the site, small enough for a tab. */
export function BrandIcon() {
  return (
    <svg viewBox="0 0 24 24" width="100%" height="100%" aria-hidden="true">
      <rect width="24" height="24" rx="3" fill="#da251d" />
      <path
        d="M5 6v12M19 6v12M6 12h12M9 9l-3 3 3 3M15 9l3 3-3 3"
        fill="none"
        stroke="#fff"
        strokeWidth="1.6"
      />
    </svg>
  );
}
