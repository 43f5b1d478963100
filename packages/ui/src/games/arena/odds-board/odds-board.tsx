import { mdiLockOutline, mdiMenuDown, mdiMenuUp } from '@mdi/js';
import { OutcomeMark } from '../../../components/odds/outcome-mark.tsx';
import type { Selection } from '../../../components/odds/outcome.ts';
import { Icon } from '../../../primitives/icon/icon.tsx';
import type { KitMessages } from '../../../messages/kit-messages.ts';
import { useKit, type OddsFormat } from '../../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.tsx';
import type { ArenaRound, ArenaSide } from '../arena.types.ts';
import { isTakingBets, shownResult } from '../round-facts.ts';
import { useArenaFormat } from '../use-arena-format.ts';
import { useOddsTrend } from '../../../components/odds-button/use-odds-trend.ts';
import * as S from './odds-board.styles.ts';

/** Name of each odds format. */
const oddsNames = {
  per100: 'oddsFormatPer100',
  decimal: 'oddsFormatDecimal',
  hk: 'oddsFormatHk',
  indo: 'oddsFormatIndo',
  malay: 'oddsFormatMalay',
} as const satisfies Readonly<Record<OddsFormat, keyof KitMessages['display']>>;

export interface OddsBoardProps {
  /** The current fight; `null` between fights. */
  round: ArenaRound | null;
  /** Sides of the game, shown with a dash while there is no fight. */
  sides: readonly Selection[];
  currency: string;
  selected: Selection | null;
  onPick: (side: Selection) => void;
  /** The player's stakes on each side of this fight. */
  stakes?: Readonly<Partial<Record<Selection, string>>> | undefined;
  /** Whether it is disabled, e.g. while live updates are paused. */
  locked?: boolean | undefined;
  className?: string | undefined;
}

/** Order on the board: meron left, wala right, draw between them. */
const order: readonly Selection[] = ['meron', 'draw', 'wala'];

interface SideButtonProps {
  side: ArenaSide;
  currency: string;
  isSelected: boolean;
  isEnabled: boolean;
  isPaused: boolean;
  outcome: 'won' | 'lost' | undefined;
  stake: string | undefined;
  onPick: (side: Selection) => void;
}

function SideButton(props: SideButtonProps) {
  const { side, currency, isSelected, isEnabled, isPaused, outcome, stake, onPick } = props;
  const { texts, say, odds, shortMoney, chip, outcome: nameOf } = useArenaFormat();
  const { trend, changes } = useOddsTrend(side.odds);
  return (
    <S.Side
      type="button"
      className="lobi-OddsBoard-side"
      aria-pressed={isSelected}
      disabled={!isEnabled}
      data-side={side.key}
      data-tone={side.key}
      data-trend={trend}
      data-outcome={outcome}
      onClick={() => onPick(side.key)}
    >
      {changes > 0 && <S.Flash key={changes} />}
      <S.Name>
        <OutcomeMark outcome={side.key} inverse={isSelected} />
        {nameOf(side.key)}
      </S.Name>
      <S.Odds className="lobi-OddsBoard-odds">
        <VisuallyHidden>{texts.oddsSpoken} </VisuallyHidden>
        {side.odds === null && <VisuallyHidden>{texts.oddsNone}</VisuallyHidden>}
        <span aria-hidden={side.odds === null || undefined}>{odds(side.odds)}</span>
        {trend && (
          <S.Trend>
            <Icon path={trend === 'up' ? mdiMenuUp : mdiMenuDown} />
          </S.Trend>
        )}
      </S.Odds>
      <S.Pool>
        {side.key === 'draw' ? (
          texts.oddsFixed
        ) : (
          <>
            <VisuallyHidden>{texts.poolSpoken} </VisuallyHidden>
            {shortMoney(side.pool, currency)}
          </>
        )}
      </S.Pool>
      <S.Mine>
        {isPaused ? (
          <>
            <Icon path={mdiLockOutline} size={16} />
            {texts.sideClosed}
          </>
        ) : (
          stake !== undefined && say('mine', { amount: chip(stake, currency) })
        )}
      </S.Mine>
    </S.Side>
  );
}

/**
 * The sides of a fight with odds, pool and the player's stake (a draw has fixed odds and no pool), as a group
 * of toggle buttons. A dash replaces missing odds. Changes of odds show an arrow and a short flash, and are
 * not announced.
 */
export function OddsBoard({
  round,
  sides,
  currency,
  selected,
  onPick,
  stakes = {},
  locked = false,
  className,
}: OddsBoardProps) {
  const { oddsFormat, messages } = useKit();
  const { texts } = useArenaFormat();
  const isOpen = round !== null && isTakingBets(round) && !locked;
  const result = round ? shownResult(round) : null;
  const shown = order
    .filter((key) => sides.includes(key))
    .map(
      (key): ArenaSide =>
        round?.selections.find((side) => side.key === key) ?? {
          key,
          open: false,
          pool: '0',
          odds: null,
          bets: 0,
        },
    );
  return (
    <S.Root
      role="group"
      aria-label={`${texts.oddsLabel} · ${messages.display[oddsNames[oddsFormat]]}`}
      className={slotClass('OddsBoard', 'root', className)}
      data-sides={shown.length}
    >
      {shown.map((side) => (
        <SideButton
          key={side.key}
          side={side}
          currency={currency}
          isSelected={isOpen && selected === side.key}
          isEnabled={isOpen && side.open}
          isPaused={isOpen && !side.open}
          outcome={
            result === null || result === 'cancelled'
              ? undefined
              : result === side.key
                ? 'won'
                : 'lost'
          }
          stake={stakes[side.key]}
          onPick={onPick}
        />
      ))}
    </S.Root>
  );
}
