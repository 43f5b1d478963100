/** Words of the ways around: crumbs, notices, pickers of look and language, in Indonesian, the reference language. @source design glossary; wording ours */
export const navigation = {};

/** Shape that every language of this area fills. */
export type NavigationMessages = typeof navigation;
