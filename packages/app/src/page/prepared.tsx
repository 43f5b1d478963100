import { lazyWithRetry, type LoadComponent } from '@lobi/ui';
import { useState, type ComponentType } from 'react';

/** A lazy part of the app that may be preloaded. */
export interface Prepared<Props> {
  readonly View: ComponentType<Props>;
  /** Preloads the code. Never rejects: a failure is shown where the part is rendered. */
  preload(): Promise<void>;
}

/** Like `lazyWithRetry`, but preloaded code is rendered at once, without a flash of the placeholder. */
export function prepared<Props extends object>(load: LoadComponent<Props>): Prepared<Props> {
  const Lazy = lazyWithRetry(load);
  let Loaded: ComponentType<Props> | undefined;
  return {
    View: function View(props: Props) {
      // Fixed per mount: a change of component would lose the state.
      const [Chosen] = useState(() => Loaded ?? Lazy);
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
