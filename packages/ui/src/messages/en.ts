import { arena } from './en/arena.ts';
import { base } from './en/base.ts';
import { data } from './en/data.ts';
import { forms } from './en/forms.ts';
import { lobby } from './en/lobby.ts';
import { money } from './en/money.ts';
import type { KitMessages } from './kit-messages.ts';

/** The kit's words in English. @source spec §1 */
export const en: KitMessages = { base, arena, lobby, data, forms, money };
