/** Messages of the wheel, in Indonesian, the reference language. @source ours */
export const wheel = {
  verb: 'Putar',
  segments: 'Ruas',
  wheel: 'Roda {segments} ruas, risiko {risk}. Yang membayar: {prizes}',
  prize: '{multiple} pada {count} ruas',
  wheelShort: '{segments} ruas · risiko {risk}',
  maximum: 'sampai {maximum}',
};

/** Shape of this area in every language. */
export type WheelMessages = typeof wheel;
