import type { KitMessages } from './kit-messages.ts';
import { rest } from './es/rest.ts';
import { start } from './es/start.ts';

/** The kit's messages in Spanish. @source spec §1 */
export const es: KitMessages = { ...start, ...rest };
