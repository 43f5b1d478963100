import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { flag } from '../../primitives/flag.ts';
import { fill } from '../../messages/fill.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { OutcomeMark } from '../odds/outcome-mark.tsx';
import type { RoadLook } from './road-look.ts';
import { beadRoad, roadRows, type RoadResult } from './roads.ts';
import { RoadBoard } from './road-board.tsx';
import * as S from './road-map.styles.ts';

const rows = Array.from({ length: roadRows }, (_, row) => row);

/** Every result in order, six to a column; each column is labelled with its first fight. */
export function BeadBoard({
  results,
  hasNext,
  look,
}: {
  results: readonly RoadResult[];
  hasNext: boolean;
  look?: RoadLook | undefined;
}) {
  const { arena } = useMessages();
  const texts = { ...arena, ...look?.texts };
  const columns = beadRoad(results);
  const startsColumn = results.length % roadRows === 0;
  const numbers = columns.map((column) => column[0]?.number);
  if (hasNext && startsColumn) numbers.push(undefined);
  const last = results.at(-1)?.number;
  const isNext = (column: number, row: number): boolean =>
    hasNext && column * roadRows + row === results.length;
  return (
    <RoadBoard label={arena.beadRoad} columns={numbers.length}>
      <S.Table>
        <caption>{arena.beadRoad}</caption>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {numbers.map((_, column) => {
                const cell = columns[column]?.[row];
                return (
                  <td key={column} data-last={flag(cell !== undefined && cell.number === last)}>
                    {cell && (
                      <OutcomeMark
                        outcome={cell.result}
                        letter={look?.letters[cell.result]}
                        size={22}
                        label={fill(texts.roadCell, {
                          number: cell.number,
                          result: texts[cell.result],
                        })}
                      />
                    )}
                    {isNext(column, row) && (
                      <>
                        <S.Next aria-hidden="true" />
                        <VisuallyHidden>{texts.roadNext}</VisuallyHidden>
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            {numbers.map((number, column) => (
              <th key={column} scope="col">
                {number ?? <VisuallyHidden>{texts.roadNext}</VisuallyHidden>}
              </th>
            ))}
          </tr>
        </tfoot>
      </S.Table>
    </RoadBoard>
  );
}
