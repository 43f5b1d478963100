import type { PokerMessages } from '../id/poker.ts';

/** Spanish messages of video poker. */
export const poker: PokerMessages = {
  verb: 'Repartir',
  draw: { one: 'Cambiar {count} carta', other: 'Cambiar {count} cartas' },
  drawNone: 'Guardar todas las cartas',
  cards: 'Sus cartas',
  choose: 'Sus cartas. Elija cuáles guardar con las teclas 1 a 5',
  hold: 'Guardar',
  held: 'Guardada',
  suggested: 'sugerida',
  advice: 'Sugerencias',
  useAdvice: 'Aplicar',
  pays: 'Tabla de pagos',
  pay: '{hand}: {multiple}',
  running: '{hand}. Elija las cartas que guarda. Apuesta {stake}.',
  spoken: '{hand}: {cards}.',
  'royal-flush': 'Escalera real',
  'straight-flush': 'Escalera de color',
  'four-of-a-kind': 'Póquer',
  'full-house': 'Full',
  flush: 'Color',
  straight: 'Escalera',
  'three-of-a-kind': 'Trío',
  'two-pair': 'Doble pareja',
  'jacks-or-better': 'Pareja de J–A',
  nothing: 'Sin pago',
};
