import type { SlotsMessages } from '../id/slots.ts';

/** Spanish words of the slot machines. */
export const slots: SlotsMessages = {
  // Symbols
  lantern: 'Farol',
  kite: 'Cometa',
  bell: 'Campana',
  mango: 'Mango',
  flower: 'Flor',
  leaf: 'Hoja',
  pearl: 'Perla',
  shell: 'Concha',
  whale: 'Ballena',
  turtle: 'Tortuga',
  squid: 'Calamar',
  crab: 'Cangrejo',
  star: 'Estrella de mar',
  coral: 'Coral',
  weed: 'Alga',
  // Reels
  reels: 'Rodillos',
  row: 'Fila {row}: {symbols}.',
  ready: 'Juegan {lines} líneas a la vez',
  turning: 'Los rodillos giran',
  nothing: 'Ninguna línea paga',
  linePays: 'Línea {line}: {count} × {symbol}, {amount}',
  scatterPays: '{count} × {symbol} en cualquier lugar, {amount}',
  linesPay: 'Líneas con premio: {count}, {amount}',
  // Free spins
  freeSpinsWon: '{count} giros gratis, todo paga ×{times}',
  freeSpinNow: 'Giro gratis {number} de {count}',
  soFar: '{amount} hasta ahora',
  spins: 'Giros de esta jugada',
  spinBought: 'Giro',
  spinFree: 'Gratis {number}',
  lastLines: 'Resultado del giro',
  // Playing
  spin: 'Girar',
  // Rules
  rulesLines:
    'Las {lines} líneas juegan a la vez y la apuesta se reparte por igual entre ellas. Una línea paga por el mismo símbolo seguido desde el rodillo izquierdo; cada línea paga una vez, lo más alto.',
  rulesWild: '{symbol} sustituye a cualquier otro símbolo.',
  rulesWildBut: '{symbol} sustituye a cualquier símbolo salvo {other}.',
  rulesWildTimes: 'Cada {symbol} en una línea con otro símbolo multiplica su pago por {times}.',
  rulesFree:
    '{symbol} paga en cualquier lugar y da giros gratis con la misma apuesta, en los que todo paga {times} veces. {symbol} en los giros gratis no da más giros.',
  rulesPace: 'Un giro no se puede acelerar, detener ni jugar de forma automática.',
  rulesFair:
    'Cada parada de un rodillo es igual de probable en cada giro. Los resultados pasados no cambian el siguiente.',
  payOf: '{count} × {symbol}',
  payLine: '{units}× la apuesta de línea',
  payScatter: '{units}× la apuesta + {spins} giros gratis',
};
