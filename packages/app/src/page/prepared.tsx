import { late, type LoadLate } from '@lobi/ui';
import { useState, type ComponentType } from 'react';

/** A part of the app that is fetched when it is first shown, or before. */
export interface Prepared<Props> {
  readonly View: ComponentType<Props>;
  /** Fetches the code ahead. Never rejects: a failure is shown where the part is shown. */
  preload(): Promise<void>;
}

/**
 * Like `late`, but what has been fetched ahead is shown at once, without a moment of its
 * placeholder in between.
 */
export function prepared<Props extends object>(load: LoadLate<Props>): Prepared<Props> {
  const Late = late(load);
  let Loaded: ComponentType<Props> | undefined;
  return {
    View: function View(props: Props) {
      // Chosen once per mount: a change of component would throw the state away.
      const [Chosen] = useState(() => Loaded ?? Late);
      return <Chosen {...props} />;
    },
    preload: () =>
      load().then(
        (module) => {
          Loaded = module.default;
        },
        () => undefined,
      ),
  };
}
