import { Component, type ReactNode } from 'react';
import { whenReachable, type LoadFailure } from './find-load-failure.ts';
import { isLoadError } from './load-part.ts';

/** Reason why a part of the page cannot be shown: its code failed to load, or it threw. */
export type PartFailure = LoadFailure | '500';

/** Whether only a reload of the whole page can help. Some browsers cache a failed module load. */
export const needsReload: Readonly<Record<PartFailure, boolean>> = {
  offline: false,
  slow: false,
  chunk: true,
  blocked: true,
  500: true,
};

const reloadPage = (): void => globalThis.location.reload();

export interface FailureBoundaryProps {
  /** Key that changes with the page; a new page retries. */
  readonly page?: string;
  /** Rendered instead of the part; `retry` reloads the part or the page, depending on the failure. */
  readonly fallback: (failure: PartFailure, retry: () => void) => ReactNode;
  readonly children?: ReactNode;
}

interface State {
  readonly error: unknown;
  readonly failure: PartFailure | null;
  readonly page: string | undefined;
}

/**
 * Error boundary for a part of the page. A part that failed to load while offline is loaded again once
 * the site can be reached.
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
    // A part that is shown again later is loaded again, since the failure may be over.
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
