import { mdiCheckCircle, mdiCloseCircleOutline, mdiRotateLeft } from '@mdi/js';
import { OutcomeMark } from '../../../components/odds/outcome-mark.tsx';
import { formatNumber } from '../../../components/num/format-number.ts';
import { fill } from '../../../messages/fill.ts';
import { flag } from '../../../primitives/flag.ts';
import { Icon } from '../../../primitives/icon/icon.tsx';
import { useKit } from '../../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.tsx';
import { useTableFormat } from '../../table/use-table-format.ts';
import {
  baccaratSpots,
  type BaccaratCoup,
  type BaccaratSpotName,
  type BaccaratWinner,
  type SpotBet,
} from '../baccarat.types.ts';
import { spotOutcome, type SpotOutcome } from '../chip-moves.ts';
import { outcomeOf, useSideLetters } from '../side-looks.ts';
import * as S from './bet-areas.styles.ts';

export interface BetAreasProps {
  /** Chips that are not sent yet. */
  laid: readonly SpotBet[];
  /** Chips accepted by the server. */
  taken: readonly SpotBet[];
  /** Odds of each spot as profit per unit staked, without the stake: 0.95 for the banker. */
  pays: Readonly<Record<BaccaratSpotName, number>>;
  /** Selected chip, as decimal text; `null` for none. */
  chip: string | null;
  currency: string;
  /** The cards, once all are dealt: areas then show their result. */
  coup: BaccaratCoup | null;
  /** Whether chips cannot be placed. */
  locked?: boolean | undefined;
  onLay: (bet: SpotBet) => void;
  className?: string | undefined;
}

const isSide = (spot: BaccaratSpotName): spot is BaccaratWinner => spot in outcomeOf;

const outcomeLooks: Readonly<Record<SpotOutcome, string>> = {
  won: mdiCheckCircle,
  lost: mdiCloseCircleOutline,
  back: mdiRotateLeft,
};

/** The table's areas: each a button that places the selected chip, with its chips and its odds. */
export function BetAreas({
  laid,
  taken,
  pays,
  chip,
  currency,
  coup,
  locked = false,
  onLay,
  className,
}: BetAreasProps) {
  const { locale, messages } = useKit();
  const { baccarat } = messages;
  const { money, chip: short } = useTableFormat();
  const letters = useSideLetters();
  const [verb = '', ratio = ''] = baccarat.pays.split('{odds}');
  const at = (bets: readonly SpotBet[], spot: BaccaratSpotName): string | undefined =>
    bets.find((bet) => bet.spot === spot)?.amount;

  const chips = (amount: string | undefined, isTaken: boolean) =>
    amount !== undefined && (
      <S.Chip data-taken={flag(isTaken)}>
        <span aria-hidden="true">{short(amount, currency)}</span>
        <VisuallyHidden>{money(amount, currency)}</VisuallyHidden>
      </S.Chip>
    );

  return (
    <S.Root
      role="group"
      className={slotClass('BetAreas', 'root', className)}
      aria-label={baccarat.areas}
    >
      {baccaratSpots.map((spot) => {
        const outcome = coup ? spotOutcome(spot, coup) : undefined;
        const mine = at(taken, spot);
        const isOpen = !locked && chip !== null;
        const hasChip = mine !== undefined || at(laid, spot) !== undefined;
        return (
          <S.Area
            key={spot}
            type="button"
            className="lobi-BetAreas-area"
            data-spot={spot}
            data-side={isSide(spot) ? outcomeOf[spot] : undefined}
            data-outcome={outcome}
            data-laid={flag(hasChip)}
            aria-disabled={!isOpen}
            onClick={() => isOpen && onLay({ spot, amount: chip })}
          >
            <S.Name>
              {isOpen && (
                <VisuallyHidden>
                  {fill(baccarat.put, { chip: money(chip, currency), spot: baccarat[spot] })}.{' '}
                </VisuallyHidden>
              )}
              {isSide(spot) && (
                <OutcomeMark outcome={outcomeOf[spot]} letter={letters[spot]} size={22} />
              )}
              {baccarat[spot]}
            </S.Name>
            <S.Pays>
              {verb !== '' && <span>{verb}</span>}
              {formatNumber(pays[spot], { locale, decimals: 2 })}
              {ratio}
            </S.Pays>
            <S.Chips>
              {chips(mine, true)}
              {chips(at(laid, spot), false)}
            </S.Chips>
            {outcome !== undefined && (outcome === 'won' || mine !== undefined) && (
              <S.End data-outcome={outcome}>
                <Icon path={outcomeLooks[outcome]} size={16} />
                <span>{baccarat[outcome]}</span>
              </S.End>
            )}
          </S.Area>
        );
      })}
    </S.Root>
  );
}
