import type { Messages } from './id.ts';
import { rest } from './en/rest.ts';
import { start } from './en/start.ts';

/** English. */
export const en: Messages = { ...start, ...rest };
