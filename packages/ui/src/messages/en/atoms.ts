import type { AtomsMessages } from '../id/atoms.ts';

/** English messages of small parts: buttons, QR codes, meters. */
export const atoms: AtomsMessages = {
  removeThing: 'Remove {thing}',
  countOf: '{thing}: {count}',
  online: 'online',
  away: 'away',
  offline: 'offline',
  personIs: '{name}, {status}',
  timePaused: 'Paused, {time} left',
  pauseMotion: 'Pause moving line',
  playMotion: 'Let the line move',
  otherActions: 'More options for {thing}',
  inProgress: 'In progress',
  qrFailed: 'The QR code could not be created. Copy the code instead.',
};
