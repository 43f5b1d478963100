import type { Messages } from './id.ts';
import { rest } from './zh-hans/rest.ts';
import { start } from './zh-hans/start.ts';

/** Simplified Chinese. */
export const zhHans: Messages = { ...start, ...rest };
