// What use-words.ts is on the server.
export { browserWords as useWords, packageWords as usePackageWords } from "./browser-words.ts";
