import type { KitMessages } from '../kit-messages.ts';

/** Messages of games with shared rounds, in Spanish. @source ours */
export const table: KitMessages['table'] = {
  round: 'Ronda {number}',
  bettingOpen: 'Apuestas abiertas',
  closesIn: 'Cierra en {time}',
  nextIn: 'Próxima ronda en {time}',
  nextSoon: 'La próxima ronda se abre pronto.',
  secondsShort: '{seconds} s',
  yourBets: 'Sus apuestas',
  noBets: 'Aún no tiene apuestas en esta ronda.',
  proof: 'Verificar la ronda {number}',
  proofText:
    'Este hash se publica al terminar la ronda. Con él, cualquiera puede recalcular el resultado.',
  proofHash: 'Hash',
  proofCheck: 'Comprobar la ronda {number}',
  proofNone: 'El hash de cada ronda aparece aquí cuando la ronda termina.',
};
