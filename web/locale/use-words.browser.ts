// What use-words.ts is on the server.
export { browserWords as useWords } from "./browser-words.ts";
