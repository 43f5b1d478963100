/** Words of the back office, in Indonesian, the reference language. @source design glossary; wording ours */
export const office = {};

/** Shape that every language of this area fills. */
export type OfficeMessages = typeof office;
