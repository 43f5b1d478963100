import { atoms } from './atoms.ts';
import { base } from './base.ts';
import { dates } from './dates.ts';
import { forms } from './forms.ts';
import { lobby } from './lobby.ts';
import { money } from './money.ts';
import { navigation } from './navigation.ts';
import { play } from './play.ts';
import type { KitMessages } from '../kit-messages.ts';
import type { start as reference } from '../id/start.ts';

/** Simplified Chinese. */
export const start: Pick<KitMessages, keyof typeof reference> = {
  base,
  atoms,
  dates,
  forms,
  lobby,
  money,
  navigation,
  play,
};
