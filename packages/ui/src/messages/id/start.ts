import { atoms } from './atoms.ts';
import { base } from './base.ts';
import { dates } from './dates.ts';
import { forms } from './forms.ts';
import { lobby } from './lobby.ts';
import { money } from './money.ts';
import { navigation } from './navigation.ts';
import { play } from './play.ts';

/** The kit's messages on the first screens, in Indonesian: the first paint depends on them. @source ours */
export const start = {
  base,
  atoms,
  dates,
  forms,
  lobby,
  money,
  navigation,
  play,
};
