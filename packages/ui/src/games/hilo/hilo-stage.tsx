import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { PlayButton } from '../play-frame/play-button.styles.ts';
import { PlayFrame } from '../play-frame/play-frame.tsx';
import type { PlaySeat } from '../play-frame/play-frame.types.ts';
import { StakePanel } from '../play-frame/stake-panel.tsx';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { isStake, useStoredState } from '../play-frame/use-stored-state.ts';
import { HiloPicture } from './hilo-picture.tsx';
import { guessText } from './guess-text.ts';
import type { HiloGuess, HiloMove, HiloRun, HiloTerms } from './hilo.types.ts';
import * as S from './hilo-stage.styles.ts';

export interface HiloStageProps {
  seat: PlaySeat;
  /** Calculates the payout of a guess on the current card; the rules of the game are not part of the kit. */
  termsOf: (run: HiloRun, guess: HiloGuess) => HiloTerms;
  /** Payout of a stake at a multiple in basis points, as decimal text. */
  payoutOf: (amount: string, multipleBp: number) => string;
  /** The current game, or the last; `null` before the first. */
  run: HiloRun | null;
  /** Finished games, newest first. */
  plays: readonly HiloRun[];
  onStart: (amount: string) => void;
  onMove: (move: HiloMove) => void;
  /** Cashes out. */
  onTake: () => void;
  className?: string | undefined;
}

/** Progress of a game: a step sent in that state is shown as pending until the response arrives. */
const stepOf = ({ id, moves }: HiloRun): string => `${id} ${moves.length}`;

/** Hi-lo card by card, with cash-out in between. */
export function HiloStage(props: HiloStageProps) {
  const { seat, termsOf, payoutOf, run, plays, onStart, onMove, onTake, className } = props;
  const { messages, fill, money, multiple, percent } = usePlayFormat();
  const texts = messages.hilo;
  const { currency } = seat.game;
  const [amount, setAmount] = useStoredState(seat, 'stake', null, isStake);
  const [sent, setSent] = useState<{ step: HiloMove | 'take'; at: string }>();

  const open = run?.status === 'running' ? run : null;
  const isBusy = seat.state.status === 'playing' || seat.state.status === 'unknown';
  const isBlocked = isBusy || (seat.isStale ?? false) || seat.access !== 'player';
  const pending = isBusy && open && sent?.at === stepOf(open) ? sent.step : undefined;
  const [last = null] = plays;
  const { resultLost } = texts;
  const faceOf = useCallback(
    (play: HiloRun): string => (play.status === 'lost' ? resultLost : multiple(play.multipleBp)),
    [resultLost, multiple],
  );
  const recent = useMemo(
    () =>
      plays.map((play) => ({
        id: play.id,
        face: play.status === 'lost' ? '✕' : multiple(play.multipleBp),
        spoken: faceOf(play),
      })),
    [plays, multiple, faceOf],
  );

  // The pressed button is replaced: the focus moves to the guesses instead of being lost.
  const row = useRef<HTMLDivElement>(null);
  const openId = open?.id;
  const shownId = useRef(openId);
  useEffect(() => {
    if (shownId.current === openId) return;
    shownId.current = openId;
    if (document.activeElement === document.body) row.current?.querySelector('button')?.focus();
  }, [openId]);

  const send = (step: HiloMove | 'take'): void => {
    if (!open || isBlocked || (step === 'take' && open.multipleBp === 0)) return;
    startTransition(() => setSent({ step, at: stepOf(open) }));
    if (step === 'take') onTake();
    else onMove(step);
  };
  const guessButton = (guess: HiloGuess, of: HiloRun) => {
    const { chanceBp, multipleBp } = termsOf(of, guess);
    return (
      <button
        type="button"
        className="lobi-HiloStage-guess"
        data-guess={guess}
        aria-disabled={isBlocked}
        aria-busy={pending === guess || undefined}
        onClick={() => send(guess)}
      >
        {guessText(texts, guess, of.cards.at(-1)?.rank)}
        <small>
          {percent(chanceBp)} · {multiple(multipleBp)}
        </small>
      </button>
    );
  };
  const live = open && open.multipleBp > 0 ? open : null;
  const taking = live && money(payoutOf(live.amount, live.multipleBp), currency);

  return (
    <PlayFrame
      seat={seat}
      className={className}
      ratio={{ narrow: '1 / 1' }}
      note={open ? fill(texts.running, { stake: money(open.amount, currency) }) : undefined}
      recent={recent}
      last={last && !open ? { ...last, payout: last.payout ?? '0', result: faceOf(last) } : null}
      screen={<HiloPicture run={run} />}
      controls={
        <StakePanel
          amount={amount}
          onAmountChange={setAmount}
          verb={texts.verb}
          onPlay={onStart}
          instead={
            open && (
              <>
                <S.Guesses ref={row} role="group" aria-label={texts.next}>
                  {guessButton('higher', open)}
                  <button
                    type="button"
                    className="lobi-HiloStage-skip"
                    aria-disabled={isBlocked}
                    aria-busy={pending === 'skip' || undefined}
                    onClick={() => send('skip')}
                  >
                    {texts.skip}
                  </button>
                  {guessButton('lower', open)}
                </S.Guesses>
                <PlayButton
                  type="button"
                  className="lobi-HiloStage-take"
                  aria-disabled={isBlocked || live === null}
                  aria-busy={pending === 'take' || undefined}
                  onClick={() => send('take')}
                >
                  {taking === null ? texts.takeFirst : fill(texts.take, { amount: taking })}
                  {live && <small>{multiple(live.multipleBp)}</small>}
                </PlayButton>
              </>
            )
          }
        />
      }
    />
  );
}
