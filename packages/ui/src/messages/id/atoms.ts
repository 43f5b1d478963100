/** Words of small parts: buttons, codes to scan, meters, in Indonesian, the reference language. @source design glossary; wording ours */
export const atoms = {};

/** Shape that every language of this area fills. */
export type AtomsMessages = typeof atoms;
