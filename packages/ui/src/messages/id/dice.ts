/** Messages of the dice game, in Indonesian, the reference language. @source ours */
export const dice = {
  verb: 'Lempar',
  direction: 'Arah',
  directionUnder: 'Di bawah',
  directionOver: 'Di atas',
  target: 'Sasaran',
  under: 'Menang bila di bawah {target}',
  over: 'Menang bila di atas {target}',
  targetMissing: 'Periksa sasaran',
};

/** Shape of this area in every language. */
export type DiceMessages = typeof dice;
