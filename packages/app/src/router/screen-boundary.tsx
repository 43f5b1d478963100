import { Component, type ReactNode } from 'react';
import { ErrorPage } from '@lobi/ui';

interface Props {
  /** Changes with the page; a new page gets a new try. */
  readonly page: string;
  readonly children: ReactNode;
}

interface State {
  readonly failure: 'chunk' | '500' | null;
  readonly page: string;
}

const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|preload CSS|module script/i.test(error.message);

/** Keeps a screen that fails from taking the frame with it. @source spec §8 (failed chunk) */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { failure: null, page: this.props.page };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: isChunkFailure(error) ? 'chunk' : '500' };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.page === state.page ? null : { page: props.page, failure: null };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return <ErrorPage code={failure} homeHref="/game" onRetry={() => location.reload()} />;
  }
}
