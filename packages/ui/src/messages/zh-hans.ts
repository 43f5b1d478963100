import type { KitMessages } from './kit-messages.ts';
import { rest } from './zh-hans/rest.ts';
import { start } from './zh-hans/start.ts';

/** The kit's messages in Simplified Chinese. @source spec §1 */
export const zhHans: KitMessages = { ...start, ...rest };
