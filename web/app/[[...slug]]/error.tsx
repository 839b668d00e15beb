"use client";

export { CrashedPage as default } from "#site/crashed-page.client.tsx";
