export { PlainLayout as default } from "#site/plain-layout.tsx";
