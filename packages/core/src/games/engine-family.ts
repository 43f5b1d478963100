/**
 * The family of an engine: engines of one family draw in the same way and share a stage, but differ in
 * their rules. A name begins with its family: `crash` and `crash-calm` are both `crash`.
 * @source ours
 */
export const familyOf = (engine: string): string => engine.split('-', 1)[0] ?? engine;
