import type { KitMessages } from './kit-messages.ts';
import { rest } from './en/rest.ts';
import { start } from './en/start.ts';

/** The kit's messages in English. @source spec §1 */
export const en: KitMessages = { ...start, ...rest };
