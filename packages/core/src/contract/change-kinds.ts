/** Kinds of changes to a work list. @source ours */
export const changeKinds = [
  'transaction',
  'user',
  'earning',
  'channel',
  'change',
  'setting',
  'provider',
] as const;
