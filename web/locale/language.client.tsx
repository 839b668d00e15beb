"use client";

export { LanguageProvider } from "#locale/use-words.ts";
