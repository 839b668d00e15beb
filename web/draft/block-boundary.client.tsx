"use client";

import { Component, type ReactNode, Suspense } from "react";

interface Props {
  /** Of the document: with a new one the block is tried again. */
  rev: string;
  notice: ReactNode;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  rev: string;
}

/** An unfinished block shows a notice; the other blocks of the page stay. */
export class BlockBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, rev: this.props.rev };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ rev }: Props, state: State): State | null {
    return rev === state.rev ? null : { hasFailed: false, rev };
  }

  override render() {
    if (this.state.hasFailed) return this.props.notice;
    // Without a Suspense of its own, a block that fails on the server takes the whole document along.
    return <Suspense>{this.props.children}</Suspense>;
  }
}
