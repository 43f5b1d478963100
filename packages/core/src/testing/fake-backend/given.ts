/** Optional facts without those that are `undefined`. */
export type Given<Facts> = { [Key in keyof Facts]?: Exclude<Facts[Key], undefined> };

/** Facts without those that were left out. */
export const given = <Facts extends object>(facts: Facts): Given<Facts> =>
  Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined),
  ) as Given<Facts>;
