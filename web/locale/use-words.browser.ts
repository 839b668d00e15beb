// The browser's counterpart of use-words.server.ts.
export { browserWords as useWords, packageWords as usePackageWords } from "./browser-words.ts";
