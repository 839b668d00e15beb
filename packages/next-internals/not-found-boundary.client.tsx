"use client";

import { Component, type ReactNode } from "react";

// Next's own boundary for `notFound()` would replace the server-rendered screen with app/not-found.tsx, which does not know the
// path. This boundary shows the server-rendered screen, and rethrows every other error.
//
// Written for Next 16.4.6. not-found-boundary.test.ts gives it the error that the installed Next throws.

interface Props {
  screen: ReactNode;
  children: ReactNode;
}

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
