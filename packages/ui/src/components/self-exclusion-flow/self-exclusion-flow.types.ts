/** Duration of an exclusion; `forever` has no end. */
export type ExclusionLength = '6m' | '1y' | '5y' | 'forever';
