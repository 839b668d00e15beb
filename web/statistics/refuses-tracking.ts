interface Wishes {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

/** Whether the browser asks for its visitor not to be counted: Global Privacy Control, or Do Not Track. */
export function refusesTracking({ globalPrivacyControl, doNotTrack }: Wishes): boolean {
  return globalPrivacyControl === true || doNotTrack === "1";
}
