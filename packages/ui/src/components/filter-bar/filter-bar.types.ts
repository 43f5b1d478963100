/** How a filter is chosen, and how its value is written. */
export type FilterKind =
  /** One of its options. */
  | 'choice'
  /** Any of its options: `pending,processing`. */
  | 'multi'
  /** Words contained. */
  | 'text'
  /** Days, both included, either open: `2026-11-01..2026-11-20`, `2026-11-01..`. */
  | 'date-range'
  /** Amounts as decimal text, both included, either open: `10000..`. */
  | 'amount-range';

/** One option of a filter. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** One thing a list can be narrowed by. */
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

/** Kept value of each filter by id, as text that fits an address; an absent one does not narrow. */
export type FilterValues = Readonly<Record<string, string>>;

/** A set of filter values with a name, e.g. "Waiting for me". */
export interface FilterPreset {
  readonly id: string;
  readonly label: string;
  readonly value: FilterValues;
}
