import { rest } from './id/rest.ts';
import { start } from './id/start.ts';

/** The kit's words in Indonesian, the reference language: the keys of every other follow from it. @source spec §1 */
export const id = { ...start, ...rest };
