import type { WheelMessages } from '../id/wheel.ts';

/** Spanish messages of the wheel. */
export const wheel: WheelMessages = {
  verb: 'Girar',
  segments: 'Sectores',
  wheel: 'Rueda de {segments} sectores, riesgo {risk}. Lo que paga: {prizes}',
  prize: '{multiple} en {count}',
  wheelShort: '{segments} sectores · riesgo {risk}',
  maximum: 'hasta {maximum}',
};
