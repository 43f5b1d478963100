import type { NavigationMessages } from '../id/navigation.ts';

/** English words of the ways around: crumbs, notices, pickers of look and language. */
export const navigation: NavigationMessages = {};
