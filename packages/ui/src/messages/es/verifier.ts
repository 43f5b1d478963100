import type { VerifierMessages } from '../id/verifier.ts';

/** Spanish messages of the play verifier. */
export const verifier: VerifierMessages = {
  title: 'Verificar una jugada',
  text: 'El resultado se recalcula en su dispositivo, sin el servidor. Lo que pegue no se envía a ninguna parte.',
  game: 'Juego',
  serverSeed: 'Semilla del servidor (revelada)',
  commitment: 'Hash de la semilla del servidor',
  clientSeed: 'Semilla del cliente',
  nonce: 'Nonce',
  roundHash: 'Hash de la ronda',
  hashBefore: 'Hash de la ronda anterior',
  salt: 'Sal de la cadena',
  round: 'Número de ronda',
  amount: 'Monto apostado',
  currency: 'Moneda',
  choice: 'Elección (JSON)',
  outcome: 'Resultado registrado (JSON)',
  payout: 'Pago registrado',
  fieldError: 'No se puede leer. Revise el dato.',
  verify: 'Recalcular',
  examples: 'Ejemplos publicados por terceros',
  verdict: 'Resultado de la comprobación',
  commitmentMatches:
    'Promesa cumplida: esta semilla corresponde al hash mostrado antes de la jugada.',
  commitmentMismatch:
    'Promesa rota: esta semilla no corresponde al hash. Guarde estos datos y contacte a soporte.',
  commitmentUnknown: 'No se ingresó ningún hash, así que la promesa no se comprobó.',
  sameOutcome: 'Mismo resultado: al recalcular se obtiene lo registrado.',
  otherOutcome: 'Resultado distinto. Guarde estos datos y contacte a soporte.',
  outcomeUnknown: 'No había resultado con el que comparar. Este es el resultado recalculado.',
  computed: 'Resultado recalculado',
  computedPayout: 'Pago recalculado',
  how: 'Cómo se calcula',
  seedStep1:
    'Antes de jugar, el servidor muestra el SHA-256 de su semilla: una promesa que no se puede cambiar.',
  seedStep2:
    'Cada jugada tiene un número, el nonce, que empieza en 1. La semilla del cliente la elige usted, después de mostrarse la siguiente promesa.',
  seedStep3:
    'HMAC-SHA256, con la semilla del servidor como clave, del texto «semilla del cliente:nonce:cursor» da 32 bytes por cada cursor desde 0.',
  seedStep4:
    'Cada cuatro bytes forman un número aleatorio; las reglas del juego los convierten en el resultado.',
  seedStep5:
    'Cuando cambian las semillas se revela la anterior y cualquiera puede recalcular las jugadas.',
  roundStep1:
    'Las rondas compartidas usan una cadena de hashes: cada uno es el SHA-256 del que se juega después. Su final se publica antes de la primera ronda.',
  roundStep2:
    'La sal se fija después de publicar el final, de modo que no se puede elegir una cadena por sus resultados.',
  roundStep3: 'El hash y la sal deciden juntos el punto de caída, las bolas o las cartas.',
  roundStep4: 'El hash de la ronda anterior demuestra este: su SHA-256 debe coincidir.',
};
