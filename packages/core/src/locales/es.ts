import type { Messages } from './id.ts';
import { rest } from './es/rest.ts';
import { start } from './es/start.ts';

/** Spanish. */
export const es: Messages = { ...start, ...rest };
