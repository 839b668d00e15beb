/** Nothing that runs here reports anything to anyone, or looks for updates. */
export const quiet = {
  DO_NOT_TRACK: "1",
  NEXT_TELEMETRY_DISABLED: "1",
  NO_UPDATE_NOTIFIER: "1",
} as const;
