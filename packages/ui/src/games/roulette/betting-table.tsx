import { formatMoneyText } from '@lobi/formats';
import { memo, useId, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { flag } from '../../primitives/flag.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { useHandler } from '../../primitives/use-handler.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { worthOf, type ChipTable } from './chip-table.ts';
import { spotAfter, tableSpots, type TableSpot } from './table-spots.ts';
import { colorOf, useSpotLabels } from './use-spot-labels.ts';
import * as S from './betting-table.styles.ts';

export interface BettingTableProps {
  table: ChipTable;
  /** Value of the smallest chip, as decimal text. */
  unit: string;
  currency: string;
  reds: readonly number[];
  /** Payout of a spot in basis points of its stake. */
  multipleOf: (spot: string) => number;
  /** The winning pocket, which is marked. */
  pocket: number | null;
  /** Whether a phone shows the table enlarged, with lines and corners to touch. */
  isLarge: boolean;
  /** Whether no chips can be placed or removed now. */
  isLocked: boolean;
  onPlace: (spot: string) => void;
  onTake: (spot: string) => void;
}

const isLine = ({ kind }: TableSpot): boolean =>
  !['straight', 'dozen', 'column', 'chance'].includes(kind);

interface SpotProps extends Pick<BettingTableProps, 'unit' | 'currency' | 'reds' | 'multipleOf'> {
  readonly spot: TableSpot;
  /** Number of smallest chips on this spot. */
  readonly chips: number | undefined;
  /** Whether it is the winning pocket. */
  readonly isHit: boolean;
  /** Whether it is the tab stop. */
  readonly isCurrent: boolean;
  readonly onFocus: (spot: string) => void;
  readonly onPress: (spot: string) => void;
  readonly onKey: (event: KeyboardEvent, spot: TableSpot) => void;
}

/** Name, payout and chips of a spot, as text. */
const SpotText = memo(function SpotText({
  spot,
  chips,
  unit,
  currency,
  multipleOf,
}: Pick<SpotProps, 'spot' | 'chips' | 'unit' | 'currency' | 'multipleOf'>) {
  const { messages, fill, money, multiple } = usePlayFormat();
  const { name, face } = useSpotLabels();
  const texts = messages.roulette;
  const values = { name: name(spot), multiple: multiple(multipleOf(spot.spot)) };
  return (
    <>
      {!isLine(spot) && <span aria-hidden="true">{face(spot)}</span>}
      <VisuallyHidden>
        {chips === undefined
          ? fill(texts.pays, values)
          : fill(texts.paysWith, {
              ...values,
              amount: money(worthOf(chips, unit, currency), currency),
            })}
      </VisuallyHidden>
    </>
  );
});

/** One spot; it renders again only when its chips change. */
const Spot = memo(function Spot(props: SpotProps) {
  const { spot, chips, unit, currency, reds, multipleOf, isHit, isCurrent } = props;
  const { onFocus, onPress, onKey } = props;
  const { locale } = usePlayFormat();
  const [only] = spot.numbers;
  return (
    <S.Spot
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
      data-hit={flag(isHit)}
      style={{ '--x': spot.x, '--y': spot.y, '--w': spot.w, '--h': spot.h } as CSSProperties}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={() => onFocus(spot.spot)}
      onKeyDown={(event) => onKey(event, spot)}
      onClick={() => onPress(spot.spot)}
    >
      <SpotText spot={spot} chips={chips} unit={unit} currency={currency} multipleOf={multipleOf} />
      {chips !== undefined && (
        <S.Chip aria-hidden="true" className="lobi-RouletteStage-chip">
          <bdi dir="ltr">
            {formatMoneyText(worthOf(chips, unit, currency), currency, { locale, compact: true })}
          </bdi>
        </S.Chip>
      )}
    </S.Spot>
  );
});

/**
 * The whole layout, each spot a button: one tab stop, arrow keys move between spots, Delete removes chips. It
 * is vertical only when it is enlarged on a phone.
 */
export const BettingTable = memo(function BettingTable(props: BettingTableProps) {
  const { table, unit, currency, reds, multipleOf, pocket, isLarge, isLocked, onPlace, onTake } =
    props;
  const texts = useMessages().roulette;
  const [current, setCurrent] = useState('straight:0');
  const root = useRef<HTMLDivElement>(null);
  const help = useId();
  const place = useHandler((spot: string): void => {
    if (!isLocked) onPlace(spot);
  });

  const press = useHandler((event: KeyboardEvent, spot: TableSpot): void => {
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
  });
  return (
    <S.Frame>
      <S.Table
        ref={root}
        role="group"
        dir="ltr"
        className="lobi-RouletteStage-table"
        data-large={flag(isLarge)}
        aria-label={texts.table}
        aria-describedby={help}
        // Set once for all spots, so that a spin does not render them again.
        aria-disabled={isLocked || undefined}
      >
        {tableSpots.map((spot) => (
          <Spot
            key={spot.spot}
            spot={spot}
            chips={table[spot.spot]}
            unit={unit}
            currency={currency}
            reds={reds}
            multipleOf={multipleOf}
            isHit={spot.kind === 'straight' && spot.numbers[0] === pocket}
            isCurrent={spot.spot === current}
            onFocus={setCurrent}
            onPress={place}
            onKey={press}
          />
        ))}
      </S.Table>
      <VisuallyHidden id={help}>{texts.tableHelp}</VisuallyHidden>
    </S.Frame>
  );
});
