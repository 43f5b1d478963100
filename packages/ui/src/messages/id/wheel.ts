/** Messages of the wheel, in Indonesian, the reference language. @source ours */
export const wheel = {
  verb: 'Putar',
  segments: 'Ruas',
  wheel: 'Roda {segments} ruas, risiko {risk}. Yang membayar: {prizes}',
  prize: '{multiple} pada {count} ruas',
  wheelShort: '{segments} ruas · risiko {risk}',
  most: 'sampai {most}',
};

/** Shape that every language of this area fills. */
export type WheelMessages = typeof wheel;
