/** A playing card: rank from 1, an ace, to 13, a king; suits spades, hearts, diamonds, clubs from 0. */
export interface TableCard {
  readonly rank: number;
  readonly suit: number;
}
