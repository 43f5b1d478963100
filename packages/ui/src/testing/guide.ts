import type { ReactNode } from 'react';

/** A visual rule, with an example rendered by the components. */
export interface Example {
  readonly text: string;
  readonly show: () => ReactNode;
}

/**
 * Usage guide of a component on its Storybook page, in addition to its properties. Anatomy, attributes,
 * custom properties and messages are extracted from the component; these texts are written manually.
 * Part of a story file's `parameters.guide`.
 */
export interface Guide {
  /** Uses for which this component is suitable, one sentence each. */
  readonly use: readonly string[];
  /** Uses for which another component is better, with its name. */
  readonly avoid: readonly string[];
  /** Why the kit has it although the app of Lobi does not use it, one sentence. */
  readonly unused?: string;
  /** Keys and their actions, e.g. `{ Escape: 'Closes and returns focus to the trigger.' }`. */
  readonly keyboard?: Readonly<Record<string, string>>;
  /**
   * Announcements and alternatives for screen readers and keyboards. Roles and states are read from the
   * stories, keys are in `keyboard`.
   */
  readonly accessibility?: readonly string[];
  /** Recommendations; a visual rule has an example. */
  readonly do?: readonly (string | Example)[];
  /** What to avoid, beside the alternative. */
  readonly dont?: readonly (string | Example)[];
}
