import { Component, type ReactNode } from 'react';
import { whenReachable, type LoadFailure } from './find-load-failure.ts';
import { isLoadError } from './load-part.ts';

/** Why a part of the page cannot be shown: its code did not come, or it failed. */
export type PartFailure = LoadFailure | '500';

/**
 * Whether only the page as a whole can be loaded again. Some browsers remember a file that failed
 * to load.
 */
export const needsReload: Readonly<Record<PartFailure, boolean>> = {
  offline: false,
  slow: false,
  chunk: true,
  blocked: true,
  500: true,
};

const reloadPage = (): void => globalThis.location.reload();

export interface FailureBoundaryProps {
  /** Changes with the page; a new page gets a new try. */
  readonly page?: string;
  /** Takes the place of the part; `retry` does what can help with this failure. */
  readonly fallback: (failure: PartFailure, retry: () => void) => ReactNode;
  readonly children?: ReactNode;
}

interface State {
  readonly error: unknown;
  readonly failure: PartFailure | null;
  readonly page: string | undefined;
}

/**
 * Keeps a part of the page that fails from taking the rest with it. A part that did not come because
 * the reader was offline is loaded again once the site can be reached.
 * @source spec §8 (failed chunk)
 */
export class FailureBoundary extends Component<FailureBoundaryProps, State> {
  override state: State = { error: null, failure: null, page: this.props.page };
  private stopWaiting: (() => void) | undefined;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failure: isLoadError(error) ? error.failure : '500' };
  }

  static getDerivedStateFromProps(
    props: FailureBoundaryProps,
    state: State,
  ): Partial<State> | null {
    if (props.page === state.page) return null;
    if (isLoadError(state.error)) state.error.forget();
    return { page: props.page, failure: null, error: null };
  }

  override componentDidMount(): void {
    this.waitUntilReachable();
  }

  override componentDidUpdate(_: FailureBoundaryProps, before: State): void {
    if (before.failure !== this.state.failure) this.waitUntilReachable();
  }

  override componentWillUnmount(): void {
    this.stopWaiting?.();
    const { error } = this.state;
    // A part that is shown again later is loaded again: the failure may be long over.
    if (isLoadError(error)) error.forget();
  }

  private waitUntilReachable(): void {
    this.stopWaiting?.();
    this.stopWaiting = this.state.failure === 'offline' ? whenReachable(this.again) : undefined;
  }

  private readonly again = (): void => {
    const { error } = this.state;
    if (isLoadError(error)) error.forget();
    this.setState({ failure: null, error: null });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return this.props.fallback(failure, needsReload[failure] ? reloadPage : this.again);
  }
}
