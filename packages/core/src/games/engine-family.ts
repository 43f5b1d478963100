/**
 * The family of an engine: engines of one family draw alike and are shown by one stage, and differ in
 * their rules. A name begins with its family: `crash` and `crash-calm` are both `crash`.
 * @source ours
 */
export const familyOf = (engine: string): string => engine.split('-', 1)[0] ?? engine;
