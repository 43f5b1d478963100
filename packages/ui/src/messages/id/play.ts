/** Words of games, stages and betting outside the arena, in Indonesian, the reference language. @source design glossary; wording ours */
export const play = {};

/** Shape that every language of this area fills. */
export type PlayMessages = typeof play;
