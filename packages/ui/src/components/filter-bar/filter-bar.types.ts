/** Editor of a filter, and format of its value. */
export type FilterKind =
  /** Exactly one of its options. */
  | 'choice'
  /** One or more of its options: `pending,processing`. */
  | 'multi'
  /** Text that contains all words. */
  | 'text'
  /** Range of days, both included, either end may be open: `2026-11-01..2026-11-20`, `2026-11-01..`. */
  | 'date-range'
  /** Range of amounts as decimal text, both included, either end may be open: `10000..`. */
  | 'amount-range';

/** One option of a filter. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** One filter of a list. */
export interface FilterDefinition {
  readonly id: string;
  readonly label: string;
  /** Default `choice`. */
  readonly kind?: FilterKind | undefined;
  /** Options of `choice` and `multi`. */
  readonly options?: readonly FilterOption[] | undefined;
  /** ISO 4217 code of amounts; default the kit's currency. */
  readonly currency?: string | undefined;
}

/** Value of each filter by id, as text that fits a URL; an absent filter is inactive. */
export type FilterValues = Readonly<Record<string, string>>;

/** A named set of filter values, e.g. "Waiting for me". */
export interface FilterPreset {
  readonly id: string;
  readonly label: string;
  readonly value: FilterValues;
}
