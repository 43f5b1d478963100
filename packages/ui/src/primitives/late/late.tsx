import { lazy, useState, type ComponentType } from 'react';
import { loadPart } from './load-part.ts';

/** Loads the code of a part. */
export type LoadLate<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Like `lazy`, for a part that says why it could not be loaded, and that can be loaded again: a
 * `FailureBoundary` around it shows the one and does the other.
 * @example const Chart = late(async () => ({ default: (await import('./chart.tsx')).Chart }));
 */
export function late<Props extends object>(load: LoadLate<Props>): ComponentType<Props> {
  const start = () =>
    lazy(() =>
      loadPart(load, () => {
        View = start();
      }),
    ) as ComponentType<Props>;
  let View = start();
  return function Late(props: Props) {
    // Chosen once per mount: a change of component would throw the state away.
    const [Chosen] = useState(() => View);
    return <Chosen {...props} />;
  };
}
