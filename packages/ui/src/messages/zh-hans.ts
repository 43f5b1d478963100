import { arena } from './zh-hans/arena.ts';
import { base } from './zh-hans/base.ts';
import { data } from './zh-hans/data.ts';
import { forms } from './zh-hans/forms.ts';
import { lobby } from './zh-hans/lobby.ts';
import { money } from './zh-hans/money.ts';
import type { KitMessages } from './kit-messages.ts';

/** The kit's words in Simplified Chinese. @source spec §1 */
export const zhHans: KitMessages = { base, arena, lobby, data, forms, money };
