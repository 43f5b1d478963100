import { formatMoneyText, scaleAmount } from '@lobi/formats';
import { flag } from '../../../primitives/flag.ts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Selection } from '../../../components/odds/outcome.ts';
import { Button } from '../../../primitives/button/button.tsx';
import { useKit } from '../../../primitives/kit-provider/kit-context.ts';
import { KitLink } from '../../../primitives/kit-link/kit-link.tsx';
import { slotClass } from '../../../primitives/slot-class.ts';
import type { ArenaBetRequest, ArenaRound, BetPlacement } from '../arena.types.ts';
import { cancelRisk, isTakingBets, sideOf } from '../round-facts.ts';
import { checkStake, type StakeCheck, type StakeLimits } from '../stake-check.ts';
import { useArenaFormat, type ArenaFormat } from '../use-arena-format.ts';
import { betBlock, type ArenaAccess, type BetBlock } from './bet-block.ts';
import { BetMessage } from './bet-message.tsx';
import { StakeField } from './stake-field.tsx';
import { stakePresets } from './stake-presets.ts';
import * as S from './bet-panel.styles.ts';

export interface BetPanelProps {
  /** The current fight; `null` between fights. */
  round: ArenaRound | null;
  limits: StakeLimits;
  /** Side selected on the board. */
  selected: Selection | null;
  /** Outcome of the last placed bet. */
  placement: BetPlacement;
  onPlace: (bet: ArenaBetRequest) => void;
  /** Default `player`. */
  access?: ArenaAccess | undefined;
  /** Whether live updates are paused. */
  stale?: boolean | undefined;
  /** Link to the login; without it a guest sees only the text. */
  loginHref?: string | undefined;
  /** Quick amounts; default by currency. */
  presets?: readonly string[] | undefined;
  className?: string | undefined;
}

type Problem = Exclude<StakeCheck['status'], 'ok' | 'empty'>;

function problemText(
  check: StakeCheck,
  limits: StakeLimits,
  format: ArenaFormat,
): string | undefined {
  const { texts, say, money } = format;
  const problemTexts: Readonly<Record<Problem, () => string>> = {
    unreadable: () => texts.errorUnreadable,
    below: () => say('errorBelow', { amount: money(limits.minimum, limits.currency) }),
    above: () => say('errorAbove', { amount: money(limits.maximum, limits.currency) }),
    over: () =>
      say('errorPerRound', { left: money(limits.perRound?.left ?? '0', limits.currency) }),
    full: () => say('errorDrawFull', { left: money(limits.sideLeft ?? '0', limits.currency) }),
    insufficient: () =>
      say('errorInsufficient', { amount: money(limits.balance ?? '0', limits.currency) }),
  };
  if (check.status === 'ok' || check.status === 'empty') return undefined;
  return problemTexts[check.status]();
}

const blockKeys = {
  'not-allowed': 'notAllowed',
  stale: 'stale',
  'not-open': 'notOpen',
  closed: 'finalOdds',
  'side-full': 'drawFull',
} as const satisfies Partial<Record<BetBlock, keyof ArenaFormat['texts']>>;

/**
 * Text below the button: why no bet can be placed, why the fight may be refunded, or that odds may still
 * change.
 */
function hintText(
  block: BetBlock | undefined,
  selected: Selection | null,
  round: ArenaRound | null,
  { texts, say, outcome, odds, money }: ArenaFormat,
): string {
  const draw = round && selected === 'draw' ? sideOf(round, selected) : undefined;
  if (block === undefined && draw && draw.odds !== null) {
    const left =
      draw.left === undefined
        ? []
        : [say('errorDrawFull', { left: money(draw.left, round?.currency ?? '') })];
    return [say('drawFixed', { odds: odds(draw.odds) }), ...left].join(' ');
  }
  const risk = round && block === undefined ? cancelRisk(round) : undefined;
  if (risk?.kind === 'one-sided') return say('riskOneSided', { side: outcome(risk.empty) });
  if (risk && round) {
    const values = { side: outcome(risk.heavy), minimum: odds(round.minimumOdds) };
    return say('riskMinimumOdds', values);
  }
  if (block === 'side-closed' && selected) {
    return say('sideClosedNote', { side: outcome(selected) });
  }
  return block && block in blockKeys
    ? texts[blockKeys[block as keyof typeof blockKeys]]
    : texts.indicative;
}

/**
 * Time in ms in which further presses are attributed to the one that sent a bet: the second half of a
 * double click, or Enter and a click, even after the response.
 * @source ours – systems take two clicks within half a second for one
 */
const samePressMs = 700;

/**
 * The slip: stake, quick amounts and one button that names the whole bet. It never submits twice: after a
 * press it waits for the next step of `placement`. The reason of a disabled button is next to it.
 */
export function BetPanel({
  round,
  limits: ownLimits,
  selected,
  placement,
  onPlace,
  access = 'player',
  stale = false,
  loginHref,
  presets = stakePresets(ownLimits.currency, ownLimits.minimum, ownLimits.maximum),
  className,
}: BetPanelProps) {
  const { locale } = useKit();
  const format = useArenaFormat();
  const { texts, say, money, outcome } = format;
  const { currency, minimum } = ownLimits;
  const picked = round && selected ? sideOf(round, selected) : undefined;
  const limits = { ...ownLimits, sideLeft: picked?.left };
  const [text, setText] = useState('');
  const [sent, setSent] = useState<BetPlacement>();
  const [isTooLate, setIsTooLate] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const sentAt = useRef(-samePressMs);
  const foot = useRef<HTMLDivElement>(null);

  const isOpen = round !== null && isTakingBets(round);
  const [wasOpen, setWasOpen] = useState({ isOpen, roundId: round?.id });
  if (wasOpen.isOpen !== isOpen || wasOpen.roundId !== round?.id) {
    const hasClosed = wasOpen.isOpen && !isOpen && wasOpen.roundId === round?.id;
    setIsTooLate(hasClosed && text !== '' && selected !== null && placement.status === 'idle');
    setWasOpen({ isOpen, roundId: round?.id });
  }

  // The result of a bet is shown above the button; on a phone both must be visible.
  const hasNews = isTooLate || (placement.status !== 'idle' && placement.status !== 'placing');
  useEffect(() => {
    if (hasNews) foot.current?.scrollIntoView({ block: 'nearest' });
  }, [hasNews, placement]);

  const check = checkStake(text, limits, locale);
  const block = betBlock({ round, access, selected, placement, isStale: stale, minimum });
  const isSending = sent === placement && placement.status !== 'placing';
  const isBusy = block === 'busy' || isSending;
  const problem = problemText(check, limits, format);
  const canPlace = block === undefined && !isSending && selected !== null && check.status === 'ok';
  const odds = picked?.odds ?? null;

  const write = (amount: string): void =>
    setText((formatMoneyText(amount, currency, { locale }) ?? amount).replace(/^[^\d]+/u, ''));

  const place = (event: FormEvent): void => {
    event.preventDefault();
    if (check.status !== 'ok') input.current?.focus();
    if (!canPlace || check.status !== 'ok') return;
    if (event.timeStamp - sentAt.current < samePressMs) return;
    sentAt.current = event.timeStamp;
    setSent(placement);
    onPlace({ selection: selected, amount: check.amount });
  };

  if (block === 'guest') {
    return (
      <S.Root as="div" className={slotClass('BetPanel', 'root', className)} data-block="guest">
        {loginHref === undefined ? (
          <S.Hint>{texts.guestTitle}</S.Hint>
        ) : (
          <Button size="lg" fullWidth render={<KitLink href={loginHref} />}>
            {texts.guestTitle}
          </Button>
        )}
      </S.Root>
    );
  }

  const hint = hintText(block, selected, round, format);
  const bet = isBusy && 'bet' in placement ? placement.bet : undefined;
  const faceSide = bet?.selection ?? selected;
  const face = ((): string => {
    if (bet && faceSide) {
      return say('placing', { amount: money(bet.amount, currency), side: outcome(faceSide) });
    }
    if (block === 'closed') return texts.closed;
    if (!faceSide) return round && sideOf(round, 'draw') ? texts.placePickDraw : texts.placePick;
    return 'amount' in check
      ? say('place', { amount: money(check.amount, currency), side: outcome(faceSide) })
      : texts.placeEmpty;
  })();

  return (
    <S.Root
      className={slotClass('BetPanel', 'root', className)}
      aria-label={texts.slip}
      data-block={block}
      noValidate
      onSubmit={place}
    >
      <S.Dock className="lobi-PlayFrame-dock">
        <StakeField
          text={text}
          check={check}
          limits={limits}
          presets={presets}
          problem={isOpen ? problem : undefined}
          isDisabled={isBusy || block === 'closed' || block === 'not-allowed'}
          inputRef={input}
          onTextChange={setText}
          onAmount={write}
          onBlur={() => 'amount' in check && write(check.amount)}
        />
        <S.Pad ref={foot} className="lobi-BetPanel-foot">
          <BetMessage placement={placement} currency={currency} isTooLate={isTooLate} />
          <S.Place
            type="submit"
            className="lobi-BetPanel-place"
            data-side={faceSide ?? undefined}
            aria-disabled={!canPlace}
            aria-busy={isBusy || undefined}
          >
            {face}
            {canPlace && odds !== null && check.status === 'ok' && (
              <small>
                {say('possibleReturn', {
                  amount: money(scaleAmount(check.amount, odds, 100, currency), currency),
                })}
              </small>
            )}
          </S.Place>
          <S.Hint data-usual={flag(hint === texts.indicative)}>{hint}</S.Hint>
        </S.Pad>
      </S.Dock>
    </S.Root>
  );
}
