// Next compiles next.config.ts with SWC, and a server keeps the 50 MB of it for as long as it runs. Node reads the file itself.
// `next start` has a flag for that (--experimental-next-config-strip-types), but a custom server has none.
//
// Written for Next 16.4.6. native-config.test.ts fails when the installed Next no longer needs this.

/** Lets Node read next.config.ts. To be called before `next()`. */
export function readConfigNatively(): void {
  // oxlint-disable-next-line node/no-process-env -- Next reads its flags there
  process.env.__NEXT_NODE_NATIVE_TS_LOADER_ENABLED = "true";
}
