import { lazy, useState, type ComponentType } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A part of the app that is fetched when it is first shown, or before. */
export interface Prepared<Props> {
  readonly View: ComponentType<Props>;
  /** Fetches the code ahead. Never rejects: a failure is told where the part is shown. */
  preload(): Promise<void>;
}

/**
 * Like `lazy`, but what has been fetched ahead is shown at once, without a moment of its
 * placeholder in between.
 */
export function prepared<Props extends object>(load: Load<Props>): Prepared<Props> {
  const Lazy = lazy(load) as ComponentType<Props>;
  let Loaded: ComponentType<Props> | undefined;
  return {
    View: function View(props: Props) {
      // Chosen once per mount: a change of component would throw the state away.
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
