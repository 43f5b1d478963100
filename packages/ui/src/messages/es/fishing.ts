import type { FishingMessages } from '../id/fishing.ts';

/** Spanish messages of fishing. */
export const fishing: FishingMessages = {
  // Targets
  anchovy: 'Anchoa',
  sardine: 'Sardina',
  mullet: 'Lisa',
  snapper: 'Pargo',
  pomfret: 'Palometa',
  grouper: 'Mero',
  ray: 'Raya',
  shark: 'Tiburón',
  chest: 'Cofre',
  dragon: 'Dragón',
  // Playing
  pond: 'Estanque',
  pondHint:
    'Las flechas apuntan a un pez, Enter o espacio lanza la red. También puede tocar un pez para apuntar y tocarlo otra vez para lanzar. Todos los objetivos están en la lista.',
  targets: 'Objetivo',
  targetsHint: 'Las flechas eligen, Enter lanza la red.',
  target: '{name}, {pays}, probabilidad {chance}',
  chance: 'Probabilidad {chance}',
  choose: 'Elija un objetivo',
  cast: 'Lanzar a {name}',
  possible: '{chance} · devuelve {amount}',
  possibleUpTo: '{chance} · devuelve hasta {amount}',
  caught: '¡Captura: {name}! {multiple}',
  others: 'Otros jugadores',
  missed: '{name} se escapó',
  // Rules
  rulesShot:
    'Cada lanzamiento de la red es una apuesta a un objetivo. La apuesta es la fuerza de la red.',
  rulesChance:
    'Cada objetivo indica su probabilidad. El tamaño, el lugar y el movimiento del pez en pantalla no la cambian; dos peces de la misma especie son iguales.',
  rulesPrizes: 'Algunos objetivos traen premios distintos: {prizes}.',
  rulesPrize: '{name} {multiple} ({share})',
  rulesReturn: 'A la larga, todos los objetivos devuelven la misma parte de las apuestas.',
  rulesFair: 'Los lanzamientos pasados no influyen en el siguiente. La red nunca se lanza sola.',
};
