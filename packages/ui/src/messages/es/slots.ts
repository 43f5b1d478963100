import type { SlotsMessages } from '../id/slots.ts';

/** Spanish messages of the slot machines. */
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
  diamond: 'Diamante',
  ruby: 'Rubí',
  emerald: 'Esmeralda',
  sapphire: 'Zafiro',
  amethyst: 'Amatista',
  topaz: 'Topacio',
  durian: 'Durián',
  mangosteen: 'Mangostán',
  papaya: 'Papaya',
  coconut: 'Coco',
  banana: 'Plátano',
  lime: 'Lima',
  gong: 'Gong',
  drum: 'Tambor',
  fan: 'Abanico',
  coin: 'Moneda',
  mask: 'Máscara',
  umbrella: 'Sombrilla',
  kris: 'Kris',
  moon: 'Luna',
  sun: 'Sol',
  comet: 'Cometa',
  cloud: 'Nube',
  bolt: 'Rayo',
  // Reels
  reels: 'Rodillos',
  row: 'Fila {row}: {symbols}.',
  ready: 'Juegan {lines} líneas a la vez',
  turning: 'Girando…',
  nothing: 'Sin premio',
  linePays: 'Línea {line}: {count} × {symbol}, {amount}',
  scatterPays: '{count} × {symbol} en cualquier lugar, {amount}',
  linesPay: {
    one: '{count} línea ganadora, {amount}',
    other: '{count} líneas ganadoras, {amount}',
  },
  // Free spins
  freeSpinsWon: {
    one: '{count} giro gratis, todo paga ×{times}',
    other: '{count} giros gratis, todo paga ×{times}',
  },
  freeSpinNow: 'Giro gratis {number} de {count}',
  soFar: '{amount} hasta ahora',
  spins: 'Giros de esta jugada',
  spinBought: 'Giro',
  spinFree: 'Gratis {number}',
  lastLines: 'Resultado del giro',
  // Features
  expandNow: {
    one: '{symbol} cubre el rodillo {reels}',
    other: '{symbol} cubre los rodillos {reels}',
  },
  tumbleNow: 'Caída {number}',
  trailNow: 'Estela ×{times}',
  coinsHeld: { one: '{count} moneda retenida', other: '{count} monedas retenidas' },
  respinsLeft: { one: 'queda {count} giro adicional', other: 'quedan {count} giros adicionales' },
  coinsPay: {
    one: '{count} moneda retenida, {amount}',
    other: '{count} monedas retenidas, {amount}',
  },
  // Playing
  spin: 'Girar',
  // Rules
  rulesLines:
    'Las {lines} líneas juegan a la vez y la apuesta se reparte por igual entre ellas. Una línea paga por el mismo símbolo en rodillos contiguos desde el de la izquierda; solo se paga el premio más alto de cada línea.',
  rulesBothWays:
    'Las líneas también pagan desde la derecha: el mismo símbolo en rodillos contiguos desde el de la derecha. Una serie en todos los rodillos paga una sola vez.',
  rulesWild: '{symbol} es comodín y sustituye a cualquier símbolo.',
  rulesWildBut: '{symbol} es comodín y sustituye a cualquier símbolo salvo {other}.',
  rulesWildTimes: 'Cada {symbol} en una línea con otro símbolo multiplica su pago por {times}.',
  rulesFree:
    '{symbol} paga en cualquier lugar y activa giros gratis con la misma apuesta, en los que todo paga ×{times}. Los giros gratis no se pueden reactivar.',
  featureExpand: 'Comodines expansivos',
  rulesExpand:
    'Cada {symbol} que aparece en la ventana cubre todo su rodillo antes de que se paguen las líneas.',
  featureTumble: 'Caída en cascada',
  rulesTumble:
    'Los símbolos de las líneas ganadoras desaparecen, los de arriba caen y el rodillo continúa desde arriba. Se repite mientras gane alguna línea, y se paga cada premio.',
  featureTrail: 'Estela multiplicadora',
  rulesTrail:
    'Cada {symbol} en la ventana hace avanzar la estela un paso. La estela multiplica todas las líneas de ese giro: {times}.',
  featureHold: 'Retener y ganar',
  rulesHold:
    'A partir de {minimum} × {symbol}, estos símbolos se retienen y las demás casillas vuelven a girar {respins} veces. Cada nuevo símbolo {symbol} se retiene y restablece el número de giros. Al final, cada {symbol} paga su valor, de {low}× a {high}× la apuesta; una ventana llena paga además {full}× la apuesta.',
  rulesPace: 'Un giro no se puede acelerar, detener ni jugar de forma automática.',
  rulesFair:
    'Cada parada de un rodillo es igual de probable en cada giro. Los resultados pasados no influyen en el siguiente.',
  payOf: '{count} × {symbol}',
  payLine: '{units}× la apuesta de línea',
  payScatter: '{units}× la apuesta + {spins} giros gratis',
};
