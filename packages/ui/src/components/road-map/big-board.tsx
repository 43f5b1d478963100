import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import type { RoadLook } from './road-look.ts';
import { bigRoad, roadRows, type BigRoadCell, type RoadResult } from './roads.ts';
import { RoadBoard } from './road-board.tsx';
import * as S from './road-map.styles.ts';

const rows = Array.from({ length: roadRows }, (_, row) => row);

function Ring({ cell, look }: { cell: BigRoadCell; look?: RoadLook | undefined }) {
  const { arena } = useMessages();
  const texts = { ...arena, ...look?.texts };
  const label = fill(cell.draws > 0 ? texts.roadCellDraws : texts.roadCell, {
    number: cell.number,
    result: texts[cell.side],
    draws: cell.draws,
  });
  return (
    <S.Ring viewBox="0 0 24 24" role="img" aria-label={label} data-side={cell.side}>
      {cell.side === 'meron' ? (
        <circle cx="12" cy="12" r="9.5" />
      ) : (
        <rect x="3" y="3" width="18" height="18" rx="1.5" />
      )}
      {cell.draws > 0 && <line x1="4" y1="20" x2="20" y2="4" />}
      {cell.draws > 1 && (
        <text x="12" y="16.5">
          {cell.draws}
        </text>
      )}
    </S.Ring>
  );
}

/** Runs of winners: a new column at each change, long runs turn right, draws as slashes. */
export function BigBoard({
  results,
  look,
}: {
  results: readonly RoadResult[];
  look?: RoadLook | undefined;
}) {
  const { arena } = useMessages();
  const cells = bigRoad(results);
  const columns = cells.reduce((maximum, cell) => Math.max(maximum, cell.column + 1), 0);
  const at = new Map(cells.map((cell) => [`${cell.column}:${cell.row}`, cell]));
  return (
    <RoadBoard label={arena.bigRoad} columns={columns}>
      <S.Table>
        <caption>{arena.bigRoad}</caption>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {Array.from({ length: columns }, (_, column) => {
                const cell = at.get(`${column}:${row}`);
                return <td key={column}>{cell && <Ring cell={cell} look={look} />}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </S.Table>
    </RoadBoard>
  );
}
