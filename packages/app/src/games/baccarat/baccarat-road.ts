import type { Table } from '@lobi/core/contract';
import type { BaccaratWinner } from '@lobi/ui/stages';

/** Marks of the road: banker as meron, player as wala. */
const marks = { banker: 'meron', player: 'wala', tie: 'draw' } as const satisfies Record<
  BaccaratWinner,
  string
>;

const isWinner = (result: string): result is BaccaratWinner => result in marks;

/** Finished rounds of a table for its road, oldest first. */
export const baccaratRoad = ({ history }: Pick<Table, 'history'>) =>
  history
    .flatMap(({ number, result }) => (isWinner(result) ? [{ number, result: marks[result] }] : []))
    .reverse();
