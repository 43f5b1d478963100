import type { AtomsMessages } from '../id/atoms.ts';

/** Spanish messages of small parts: buttons, QR codes, meters. */
export const atoms: AtomsMessages = {
  removeThing: 'Quitar {thing}',
  countOf: '{thing}: {count}',
  online: 'en línea',
  away: 'ausente',
  offline: 'sin conexión',
  personIs: '{name}, {status}',
  timePaused: 'En pausa, quedan {time}',
  pauseMotion: 'Pausar la línea en movimiento',
  playMotion: 'Reanudar la línea en movimiento',
  otherActions: 'Más opciones para {thing}',
  inProgress: 'En curso',
  qrFailed: 'No se pudo crear el código QR. Copie el código.',
};
