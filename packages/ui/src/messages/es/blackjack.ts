import type { BlackjackMessages } from '../id/blackjack.ts';

/** Spanish messages of blackjack. */
export const blackjack: BlackjackMessages = {
  verb: 'Repartir',
  table: 'Mesa de blackjack. Teclas: H pedir, S plantarse, D doblar, P dividir',
  dealer: 'Crupier',
  hand: 'Su mano',
  handOf: 'Mano {number}',
  turn: 'su turno',
  soft: 'blanda',
  moves: 'Jugadas',
  hit: 'Pedir',
  stand: 'Plantarse',
  double: 'Doblar',
  split: 'Dividir',
  advice: 'Sugerencias',
  suggested: 'sugerida',
  further: '+{stake}',
  stakes: 'Apuesta {count}×',
  running: '{total} contra {dealer}. Apuesta total {stake}.',
  spoken: '{hand}: {cards}. {total}. Crupier: {dealer}.',
  spokenEnd: 'Crupier: {dealer}. {total}.',
  versus: '{result} {player}–{dealer}',
  blackjack: 'Blackjack',
  won: 'Gana',
  push: 'Empate',
  lost: 'Pierde',
};
