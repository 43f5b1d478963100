import { rest } from './id/rest.ts';
import { start } from './id/start.ts';

/**
 * The kit's messages in Indonesian, the reference language, which defines the keys of all others.
 * @source spec §1
 */
export const id = { ...start, ...rest };
