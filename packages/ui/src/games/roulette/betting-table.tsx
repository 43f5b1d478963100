import { useId, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { formatMoney } from '../../components/money/format-money.ts';
import { flag } from '../../primitives/flag.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { worthOf, type ChipTable } from './chip-table.ts';
import { spotAfter, tableSpots, type TableSpot } from './table-spots.ts';
import { colorOf, useSpotWords } from './use-spot-words.ts';
import * as S from './betting-table.styles.ts';

export interface BettingTableProps {
  table: ChipTable;
  /** Worth of the smallest chip, as decimal text. */
  unit: string;
  currency: string;
  reds: readonly number[];
  /** What a spot pays, in basis points of its stake. */
  multipleOf: (spot: string) => number;
  /** The pocket where the ball lies, to mark its number. */
  pocket: number | null;
  /** No chips can be laid or taken now. */
  isLocked: boolean;
  onPlace: (spot: string) => void;
  onTake: (spot: string) => void;
}

const isLine = ({ kind }: TableSpot): boolean =>
  !['straight', 'dozen', 'column', 'chance'].includes(kind);

/**
 * The whole layout, each spot a button: one stop for Tab, arrows move over the table, Delete takes
 * chips back. It lies along a wide page and stands upright on a phone.
 */
export function BettingTable(props: BettingTableProps) {
  const { table, unit, currency, reds, multipleOf, pocket, isLocked, onPlace, onTake } = props;
  const { messages, fill, money, multiple, locale } = usePlayFormat();
  const words = messages.roulette;
  const { name, face } = useSpotWords();
  const [current, setCurrent] = useState('straight:0');
  const root = useRef<HTMLDivElement>(null);
  const help = useId();

  const press = (event: KeyboardEvent, spot: TableSpot): void => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      if (!isLocked && table[spot.spot] !== undefined) onTake(spot.spot);
      return;
    }
    const element = root.current;
    const isUpright = element !== null && element.clientHeight > element.clientWidth;
    const next = spotAfter(event.key, spot, isUpright);
    if (!next) return;
    event.preventDefault();
    setCurrent(next.spot);
    element?.querySelector<HTMLElement>(`[data-spot="${next.spot}"]`)?.focus();
  };
  const label = (spot: TableSpot): string => {
    const chips = table[spot.spot];
    const values = { name: name(spot), multiple: multiple(multipleOf(spot.spot)) };
    return chips === undefined
      ? fill(words.pays, values)
      : fill(words.paysWith, {
          ...values,
          amount: money(worthOf(chips, unit, currency), currency),
        });
  };
  return (
    <S.Frame>
      <S.Table
        ref={root}
        role="group"
        dir="ltr"
        className="lobi-RouletteStage-table"
        aria-label={words.table}
        aria-describedby={help}
      >
        {tableSpots.map((spot) => {
          const chips = table[spot.spot];
          const [only] = spot.numbers;
          return (
            <S.Spot
              key={spot.spot}
              type="button"
              className="lobi-RouletteStage-spot"
              data-spot={spot.spot}
              data-kind={spot.kind}
              data-line={flag(isLine(spot))}
              data-color={
                spot.kind === 'straight' && only !== undefined
                  ? colorOf(only, reds)
                  : ['red', 'black'].find((color) => color === spot.spot)
              }
              data-hit={flag(spot.kind === 'straight' && only === pocket)}
              style={
                { '--x': spot.x, '--y': spot.y, '--w': spot.w, '--h': spot.h } as CSSProperties
              }
              tabIndex={spot.spot === current ? 0 : -1}
              aria-disabled={isLocked || undefined}
              onFocus={() => setCurrent(spot.spot)}
              onKeyDown={(event) => press(event, spot)}
              onClick={() => !isLocked && onPlace(spot.spot)}
            >
              {!isLine(spot) && <span aria-hidden="true">{face(spot)}</span>}
              <VisuallyHidden>{label(spot)}</VisuallyHidden>
              {chips !== undefined && (
                <S.Chip aria-hidden="true" className="lobi-RouletteStage-chip">
                  {formatMoney(worthOf(chips, unit, currency), currency, {
                    locale,
                    compact: true,
                  })}
                </S.Chip>
              )}
            </S.Spot>
          );
        })}
      </S.Table>
      <VisuallyHidden id={help}>{words.tableHelp}</VisuallyHidden>
    </S.Frame>
  );
}
