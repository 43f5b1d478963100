/** Sides of a fight that take bets, in the order of the board. @source spec §3 */
export type Selection = 'meron' | 'wala' | 'draw';

/** Results of a fight. @source ours – spec §3 names only meron and wala */
export type Outcome = Selection | 'cancelled';

/** Letter of each outcome, since colour must not be the only cue. @source ours */
export const outcomeLetters: Readonly<Record<Outcome, string>> = {
  meron: 'M',
  wala: 'W',
  draw: 'D',
  cancelled: 'C',
};
