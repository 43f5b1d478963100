// Words that a reader would not search for, each with the usual term. If no term fits, name the actor
// by role.

/** @type {Readonly<Record<string, string>>} */
const better = {
  anew: 'again',
  census: 'cluster statistics',
  deed: 'action',
  deeds: 'actions',
  goodbye: 'graceful close',
  hear: 'receive',
  heard: 'received',
  hears: 'receives',
  judge: 'validate',
  judged: 'validated',
  judges: 'validates',
  keeper: 'store',
  keepers: 'stores',
  mend: 'fix',
  mended: 'fixed',
  nobody: 'no user',
  nobodys: 'no user',
  plasada: 'commission',
  somebody: 'a user',
  telling: 'reporting',
  tellings: 'reports',
  told: 'notified',
  untold: 'pending',
  whoever: 'the user who',
};

/** In the format of cspell. */
export const flaggedWords = Object.entries(better).map(([word, instead]) => `${word}->${instead}`);

/** Finds a flagged word in a sentence; other words that contain it are fine. */
export const flaggedPattern = new RegExp(`\\b(?:${Object.keys(better).join('|')})\\b`, 'i');
