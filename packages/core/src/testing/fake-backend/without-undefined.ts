/** Optional properties without those that are `undefined`. */
export type WithoutUndefined<Facts> = { [Key in keyof Facts]?: Exclude<Facts[Key], undefined> };

/** Removes properties that are `undefined`. */
export const withoutUndefined = <Facts extends object>(facts: Facts): WithoutUndefined<Facts> =>
  Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined),
  ) as WithoutUndefined<Facts>;
