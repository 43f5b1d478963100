import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { Switch } from '../../components/switch/switch.tsx';
import { useAnnounce } from '../../primitives/live-region/index.ts';
import { useHandler } from '../../primitives/use-handler.ts';
import { PlayFrame } from '../play-frame/play-frame.tsx';
import type { PlaySeat } from '../play-frame/play-frame.types.ts';
import { StakePanel } from '../play-frame/stake-panel.tsx';
import { useAnimationProgress } from '../play-frame/use-animation-progress.ts';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { isStake, useStoredState } from '../play-frame/use-stored-state.ts';
import { useRevealedPlays } from '../play-frame/use-revealed-plays.ts';
import { cardName } from '../playing-card/card-name.ts';
import type { TableCard } from '../playing-card/playing-card.types.ts';
import { dealFrom, moveOfKey } from './blackjack-deal.ts';
import { BlackjackMoves } from './blackjack-moves.tsx';
import { BlackjackPicture } from './blackjack-picture.tsx';
import type { BlackjackHandResult, BlackjackMoveName, BlackjackRun } from './blackjack.types.ts';
import * as S from './blackjack-stage.styles.ts';

export interface BlackjackStageProps {
  seat: PlaySeat;
  /** Returns the best move, for players who turn on suggestions; the rules are not part of the kit. */
  suggestionOf: (run: BlackjackRun) => BlackjackMoveName | undefined;
  /** The current play, or the last; `null` before the first. */
  run: BlackjackRun | null;
  /** Finished plays, newest first. */
  plays: readonly BlackjackRun[];
  onStart: (amount: string) => void;
  /** Sends a move for a turn, once. */
  onMove: (move: BlackjackMoveName, turn: number) => void;
  className?: string | undefined;
}

const isSwitch = (value: unknown): value is boolean => typeof value === 'boolean';

/** A state of a play; cards are dealt between two states. */
const stateOf = (run: BlackjackRun | null): string | null => run && `${run.id} ${run.turn}`;

/** The shown state and the previous one. */
function useBefore(run: BlackjackRun | null): BlackjackRun | null {
  const [shown, setShown] = useState({ run, before: run });
  if (stateOf(shown.run) === stateOf(run)) return shown.before;
  setShown({ run, before: shown.run });
  return shown.run;
}

/** Marks of results in the strip. */
const faces: Readonly<Record<BlackjackHandResult, string>> = {
  blackjack: '★',
  won: '✓',
  push: '=',
  lost: '✕',
};

/** Announces the cards of each state once they are dealt, except the initial ones. */
function useSpokenCards(run: BlackjackRun | null, isAtRest: boolean): void {
  const { messages, fill } = usePlayFormat();
  const { blackjack: texts } = messages;
  const announce = useAnnounce();
  const state = stateOf(run);
  const spoken = useRef(state);
  useEffect(() => {
    if (!run || !isAtRest || spoken.current === state) return;
    spoken.current = state;
    const name = (cards: readonly TableCard[]): string =>
      cards.map((card) => cardName(card, messages)).join(', ');
    const dealer = name(run.dealer.cards);
    const hand = run.active === null ? undefined : run.hands[run.active];
    announce(
      hand
        ? fill(texts.spoken, {
            hand:
              run.hands.length > 1
                ? fill(texts.handOf, { number: String((run.active ?? 0) + 1) })
                : texts.hand,
            cards: name(hand.cards),
            total: String(hand.total),
            dealer,
          })
        : fill(texts.spokenEnd, { dealer, total: String(run.dealer.total) }),
    );
  }, [run, state, isAtRest, messages, texts, fill, announce]);
}

/** Blackjack against a dealer: two cards, four moves, and a further stake to double or split. */
export function BlackjackStage(props: BlackjackStageProps) {
  const { seat, suggestionOf, run, plays, onStart, onMove, className } = props;
  const { messages, fill, money } = usePlayFormat();
  const texts = messages.blackjack;
  const { currency } = seat.game;
  const [amount, setAmount] = useStoredState(seat, 'stake', null, isStake);
  const [isAdvised, setIsAdvised] = useStoredState(seat, 'suggest', false, isSwitch);
  const [sent, setSent] = useState<{ move: BlackjackMoveName; at: string | null }>();

  const screen = useRef<HTMLDivElement>(null);
  const before = useBefore(run);
  const [first] = useState(() => stateOf(run));
  const state = stateOf(run);
  const deal = useMemo(
    () => dealFrom(state === first ? run : before, run),
    [state, first, run, before],
  );
  const { isAtRest } = useAnimationProgress(state, deal.durationMs, screen, deal.marksAt);
  useSpokenCards(run, isAtRest);

  const open = run !== null && run.active !== null ? run : null;
  const isBusy = seat.state.status === 'playing' || seat.state.status === 'unknown';
  const isBlocked = isBusy || !isAtRest || (seat.isStale ?? false) || seat.access !== 'player';
  const pending = isBusy && sent?.at === state ? sent.move : undefined;
  const suggested = open && isAtRest && isAdvised ? suggestionOf(open) : undefined;

  // The pressed button is replaced by others. The focus moves to the table, where a second press of the same
  // key is harmless, instead of being lost.
  const shownState = useRef(state);
  useEffect(() => {
    if (shownState.current === state || !isAtRest) return;
    shownState.current = state;
    if (document.activeElement !== document.body) return;
    screen.current?.querySelector<HTMLElement>('[role=group]')?.focus({ preventScroll: true });
  }, [state, isAtRest]);

  const move = useHandler((name: BlackjackMoveName): void => {
    if (!open || isBlocked || !open.allowed.includes(name)) return;
    startTransition(() => setSent({ move: name, at: state }));
    onMove(name, open.turn);
  });
  const moveByKey = useHandler((event: KeyboardEvent): void => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const name = moveOfKey(event.key);
    if (name) move(name);
  });

  // The play is not in the list of results until its last cards are dealt.
  const revealed = useRevealedPlays(plays, { isAtRest: isAtRest || open !== null });
  const [last = null] = revealed;
  const resultOf = useCallback(
    ({ hands, dealer }: BlackjackRun): string =>
      hands
        .map(({ result, total }) =>
          fill(texts.versus, {
            result: texts[result ?? 'lost'],
            player: String(total),
            dealer: String(dealer.total),
          }),
        )
        .join(' · '),
    [texts, fill],
  );
  // The line of the last play says itself whether it won, so that the totals are enough.
  const totalsOf = ({ hands, dealer }: BlackjackRun): string =>
    hands
      .map(({ result, total }) => {
        const totals = `${total}–${dealer.total}`;
        return result === 'blackjack' ? `${texts.blackjack} ${totals}` : totals;
      })
      .join(' · ');
  const recent = useMemo(
    () =>
      revealed.map((play) => ({
        id: play.id,
        face: play.hands.map(({ result }) => faces[result ?? 'lost']).join(''),
        spoken: resultOf(play),
      })),
    [revealed, resultOf],
  );
  const active = open?.hands[open.active ?? 0];

  return (
    <PlayFrame
      seat={seat}
      className={className}
      ratio={{ narrow: '10 / 9', wide: '16 / 10' }}
      showing={!isAtRest}
      note={
        open && active && isAtRest
          ? fill(texts.running, {
              total: String(active.total),
              dealer: String(open.dealer.total),
              stake: money(open.amount, currency),
            })
          : undefined
      }
      last={last && !open ? { ...last, payout: last.payout ?? '0', result: totalsOf(last) } : null}
      recent={recent}
      screen={
        <BlackjackPicture
          screenRef={screen}
          run={run}
          deal={deal}
          isAtRest={isAtRest}
          onKeyDown={moveByKey}
        />
      }
      controls={
        <StakePanel
          amount={amount}
          onAmountChange={setAmount}
          verb={texts.verb}
          onPlay={onStart}
          instead={
            (open || !isAtRest) && (
              <>
                <S.Advice>
                  <Switch label={texts.advice} checked={isAdvised} onCheckedChange={setIsAdvised} />
                </S.Advice>
                <BlackjackMoves
                  run={open}
                  currency={currency}
                  isBlocked={isBlocked}
                  pending={pending}
                  suggested={suggested}
                  onMove={move}
                  onKeyDown={moveByKey}
                />
              </>
            )
          }
        />
      }
    />
  );
}
