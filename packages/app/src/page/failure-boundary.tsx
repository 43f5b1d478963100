import { Component, type ReactNode } from 'react';

/** Why a part of the page cannot be shown: its code did not come, or it failed. */
export type PartFailure = 'chunk' | '500';

interface Props {
  /** Changes with the page; a new page gets a new try. */
  readonly page?: string;
  /** What stands in its place. */
  readonly fallback: (failure: PartFailure) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly failure: PartFailure | null;
  readonly page: string | undefined;
}

/** Did the code of a part not come? */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|preload CSS|module script/i.test(error.message);

/** Keeps a part of the page that fails from taking the rest with it. @source spec §8 (failed chunk) */
export class FailureBoundary extends Component<Props, State> {
  override state: State = { failure: null, page: this.props.page };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: isChunkFailure(error) ? 'chunk' : '500' };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.page === state.page ? null : { page: props.page, failure: null };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === null ? this.props.children : this.props.fallback(failure);
  }
}
