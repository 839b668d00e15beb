"use client";

export { CrashedPage as default } from "#shell/crashed-page.client.tsx";
