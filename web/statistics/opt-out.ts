interface TrackingPreferences {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

/** Whether the browser sends Global Privacy Control or Do Not Track. Such a visitor is not counted at all. */
export function optsOut(browser: TrackingPreferences): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === "1";
}
