import { arena } from './es/arena.ts';
import { base } from './es/base.ts';
import { data } from './es/data.ts';
import { forms } from './es/forms.ts';
import { lobby } from './es/lobby.ts';
import { money } from './es/money.ts';
import type { KitMessages } from './kit-messages.ts';

/** The kit's words in Spanish. @source spec §1 */
export const es: KitMessages = { base, arena, lobby, data, forms, money };
