import { lazy, useState, type ComponentType } from 'react';
import { loadPart } from './load-part.ts';

/** Loads the code of a part. */
export type LoadComponent<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Like `lazy`, for a part that reports why it failed to load, and that can be loaded again: with a
 * `FailureBoundary` around it.
 * @example const Chart = lazyWithRetry(async () => ({ default: (await import('./chart.tsx')).Chart }));
 */
export function lazyWithRetry<Props extends object>(
  load: LoadComponent<Props>,
): ComponentType<Props> {
  const start = () =>
    lazy(() =>
      loadPart(load, () => {
        View = start();
      }),
    ) as ComponentType<Props>;
  let View = start();
  return function Lazy(props: Props) {
    // Selected once per mount: changing the component would lose its state.
    const [Chosen] = useState(() => View);
    return <Chosen {...props} />;
  };
}
