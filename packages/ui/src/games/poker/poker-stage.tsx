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
import { fillCount } from '../../messages/fill-count.ts';
import { useAnnounce } from '../../primitives/live-region/index.ts';
import { useHandler } from '../../primitives/use-handler.ts';
import { PlayButton } from '../play-frame/play-button.styles.ts';
import { PlayFrame } from '../play-frame/play-frame.tsx';
import type { PlaySeat } from '../play-frame/play-frame.types.ts';
import { StakePanel } from '../play-frame/stake-panel.tsx';
import { useAnimationProgress } from '../play-frame/use-animation-progress.ts';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { isStake, useStoredState } from '../play-frame/use-stored-state.ts';
import { useRevealedPlays } from '../play-frame/use-revealed-plays.ts';
import { cardName } from '../playing-card/card-name.ts';
import type { TableCard } from '../playing-card/playing-card.types.ts';
import { dealOf, handCards, positionOfKey, toggledHold } from './poker-deal.ts';
import { PokerPicture } from './poker-picture.tsx';
import type { PokerPay, PokerRun } from './poker.types.ts';
import * as S from './poker-stage.styles.ts';

export interface PokerStageProps {
  seat: PlaySeat;
  /** The pay table, best hand first; the rules of the game are not part of the kit. */
  pays: readonly PokerPay[];
  /** Returns the positions of the cards to hold for the best return, for players who turn on suggestions. */
  suggestionOf: (cards: readonly TableCard[]) => readonly number[];
  /** The current play, or the last; `null` before the first. */
  run: PokerRun | null;
  /** Finished plays, newest first. */
  plays: readonly PokerRun[];
  onStart: (amount: string) => void;
  /** Replaces all cards except the held ones, once. */
  onDraw: (held: readonly number[]) => void;
  className?: string | undefined;
}

const none: readonly number[] = [];
const isSwitch = (value: unknown): value is boolean => typeof value === 'boolean';

/** Announces the cards of each deal and draw once they are dealt, except the initial ones. */
function useSpokenCards(run: PokerRun | null, isAtRest: boolean): void {
  const { messages, fill } = usePlayFormat();
  const announce = useAnnounce();
  const state = run && `${run.id} ${run.status}`;
  const spoken = useRef(state);
  useEffect(() => {
    if (!run || !isAtRest || spoken.current === state) return;
    spoken.current = state;
    const cards = run.cards.map((card) => cardName(card, messages)).join(', ');
    announce(fill(messages.poker.spoken, { hand: messages.poker[run.hand], cards }));
  }, [run, state, isAtRest, messages, fill, announce]);
}

/**
 * Video poker: five cards are dealt, some are held, the others replaced once. Pay table, cards, stake, one
 * button.
 */
export function PokerStage(props: PokerStageProps) {
  const { seat, pays, suggestionOf, run, plays, onStart, onDraw, className } = props;
  const { messages, fill, locale, money, multiple, number } = usePlayFormat();
  const texts = messages.poker;
  const [amount, setAmount] = useStoredState(seat, 'stake', null, isStake);
  const [isAdvised, setIsAdvised] = useStoredState(seat, 'suggest', false, isSwitch);
  const [choice, setChoice] = useState<{ id: string; held: readonly number[] }>();
  const [sentId, setSentId] = useState<string>();

  const screen = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const deal = useMemo(() => dealOf(run), [run]);
  const course = useAnimationProgress(
    run && `${run.id} ${run.status}`,
    deal.durationMs,
    screen,
    deal.marksAt,
  );
  const { isAtRest } = course;
  useSpokenCards(run, isAtRest);

  const open = run?.status === 'running' ? run : null;
  const isBusy = seat.state.status === 'playing' || seat.state.status === 'unknown';
  const isBlocked = isBusy || !isAtRest || (seat.isStale ?? false) || seat.access !== 'player';
  const isDrawing = run !== null && ((isBusy && sentId === run.id) || (!open && !isAtRest));
  const held = run?.held ?? (choice && choice.id === run?.id ? choice.held : none);
  const suggested = useMemo(
    () => (open && isAdvised ? suggestionOf(open.cards) : none),
    [open, isAdvised, suggestionOf],
  );

  // The pressed button is replaced by another. The focus moves to the cards, where a second press is
  // harmless, instead of being lost.
  const state = run && `${run.id} ${run.status}`;
  const shownState = useRef(state);
  useEffect(() => {
    if (shownState.current === state || !isAtRest) return;
    shownState.current = state;
    if (document.activeElement !== document.body) return;
    screen.current?.querySelector<HTMLElement>('[role=group]')?.focus({ preventScroll: true });
  }, [state, isAtRest]);

  const hold = useHandler((position: number): void => {
    if (open && !isBlocked) setChoice({ id: open.id, held: toggledHold(held, position) });
  });
  const holdByKey = (event: KeyboardEvent): void => {
    const position = event.repeat ? undefined : positionOfKey(event.key);
    if (position !== undefined) hold(position);
  };
  const toButton = useHandler(() => button.current?.focus({ preventScroll: true }));
  const draw = (): void => {
    if (!open || isBlocked) return;
    startTransition(() => setSentId(open.id));
    onDraw(held);
  };

  // The play is not in the list of results until the cards of its draw are dealt.
  const revealed = useRevealedPlays(plays, { isAtRest: isAtRest || open !== null });
  const [last = null] = revealed;
  const resultOf = useCallback(
    ({ hand, multipleBp }: PokerRun): string =>
      multipleBp === 0 ? texts.nothing : `${texts[hand]} · ${multiple(multipleBp)}`,
    [texts, multiple],
  );
  const recent = useMemo(
    () =>
      revealed.map((play) => ({
        id: play.id,
        face: play.multipleBp === 0 ? '✕' : `${number(play.multipleBp / 10_000)}×`,
        spoken: resultOf(play),
      })),
    [revealed, number, resultOf],
  );
  const drawFace =
    held.length === handCards
      ? texts.drawNone
      : fillCount(texts.draw, handCards - held.length, locale);

  return (
    <PlayFrame
      seat={seat}
      className={className}
      ratio={{ narrow: '10 / 9', wide: '16 / 10' }}
      showing={!isAtRest}
      note={
        open && isAtRest
          ? fill(texts.running, {
              hand: texts[open.hand],
              stake: money(open.amount, seat.game.currency),
            })
          : undefined
      }
      last={last && !open ? { ...last, payout: last.payout ?? '0', result: resultOf(last) } : null}
      recent={recent}
      screen={
        <PokerPicture
          screenRef={screen}
          run={run}
          pays={pays}
          held={held}
          suggested={suggested}
          isAtRest={isAtRest}
          isBlocked={isBlocked}
          onHold={hold}
          onReady={toButton}
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
                  {isAdvised && (
                    <button
                      type="button"
                      className="lobi-PokerStage-advice"
                      aria-disabled={isBlocked || !open}
                      onClick={() =>
                        open && !isBlocked && setChoice({ id: open.id, held: suggested })
                      }
                    >
                      {texts.useAdvice}
                    </button>
                  )}
                </S.Advice>
                <PlayButton
                  ref={button}
                  type="button"
                  className="lobi-PokerStage-draw"
                  aria-disabled={isBlocked || !open}
                  aria-busy={isDrawing || undefined}
                  onKeyDown={holdByKey}
                  onClick={draw}
                >
                  {drawFace}
                </PlayButton>
              </>
            )
          }
        />
      }
    />
  );
}
