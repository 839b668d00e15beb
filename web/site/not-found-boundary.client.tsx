"use client";

import { Component, type ReactNode } from "react";

interface Props {
  screen: ReactNode;
  children: ReactNode;
}

/** Keeps the screen that the server made: Next's own boundary would put one in its place that knows no path. */
export class NotFoundBoundary extends Component<Props, { isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError(error: unknown) {
    const digest = error instanceof Error && "digest" in error ? error.digest : undefined;
    if (digest !== "NEXT_HTTP_ERROR_FALLBACK;404") throw error;
    return { isMissing: true };
  }

  override render() {
    return this.state.isMissing ? this.props.screen : this.props.children;
  }
}
