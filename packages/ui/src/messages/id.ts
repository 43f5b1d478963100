import { arena } from './id/arena.ts';
import { base } from './id/base.ts';
import { data } from './id/data.ts';
import { forms } from './id/forms.ts';
import { lobby } from './id/lobby.ts';
import { money } from './id/money.ts';

/** The kit's words in Indonesian, the reference language: the keys of every other follow from it. @source spec §1 */
export const id = { base, arena, lobby, data, forms, money };
