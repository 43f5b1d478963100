/**
 * Guide to a component on its Storybook page, beyond its properties. Anatomy, attributes, custom
 * properties and words are read from the component itself; these are what only a person knows. Goes
 * into a story file's `parameters.guide`.
 */
export interface Guide {
  /** When this is the right component, one sentence each. */
  readonly use: readonly string[];
  /** When another is better, and which. */
  readonly avoid: readonly string[];
  /** Keys and what they do, e.g. `{ Escape: 'Closes and returns focus to the trigger.' }`. */
  readonly keyboard?: Readonly<Record<string, string>>;
  readonly do?: readonly string[];
  readonly dont?: readonly string[];
}
