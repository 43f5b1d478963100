import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useHandler } from '../../primitives/use-handler.ts';
import { PlayButton } from '../play-frame/play-button.styles.ts';
import { PlayFrame } from '../play-frame/play-frame.tsx';
import type { PlaySeat } from '../play-frame/play-frame.types.ts';
import { Facts } from '../play-frame/stake-panel.styles.ts';
import { StakePanel } from '../play-frame/stake-panel.tsx';
import { usePlayFormat } from '../play-frame/use-play-format.ts';
import { isStake, isWhole, useStoredState } from '../play-frame/use-stored-state.ts';
import { safeLeft, tiles } from './mines-board.ts';
import { MinesControls } from './mines-controls.tsx';
import { MinesGrid } from './mines-grid.tsx';
import type { MinesRun, MinesTerms } from './mines.types.ts';

export interface MinesStageProps {
  seat: PlaySeat;
  /** Calculates the payout of this many safe tiles; the rules of the game are not part of the kit. */
  termsOf: (mines: number, picks: number, amount: string | null) => MinesTerms;
  /** The game on the board: the current one, or the last; `null` before the first. */
  run: MinesRun | null;
  /** Finished games, newest first. */
  plays: readonly MinesRun[];
  onStart: (mines: number, amount: string) => void;
  onOpen: (tile: number) => void;
  /** Cashes out. */
  onTake: () => void;
  className?: string | undefined;
}

/** Progress of a game: a step sent in that state is shown as pending until the response arrives. */
const stepOf = ({ id, picks }: MinesRun): string => `${id} ${picks.length}`;

/** Mines: tiles are opened one by one, with cash-out before a mine is hit. */
export function MinesStage(props: MinesStageProps) {
  const { seat, termsOf, run, plays, onStart, onOpen, onTake, className } = props;
  const { messages, fill, money, multiple, number } = usePlayFormat();
  const texts = messages.mines;
  const { currency } = seat.game;
  const [amount, setAmount] = useStoredState(seat, 'stake', null, isStake);
  const [mines, setMines] = useStoredState(seat, 'mines', 3, isWhole);
  const [sent, setSent] = useState<{ step: number | 'take'; at: string }>();

  const open = run?.status === 'running' ? run : null;
  const isBusy = seat.state.status === 'playing' || seat.state.status === 'unknown';
  const isBlocked = isBusy || (seat.isStale ?? false) || seat.access !== 'player';
  const pending = isBusy && run && sent?.at === stepOf(run) ? sent.step : undefined;
  const isValid = mines !== null && mines >= 1 && mines < tiles;
  const first = isValid ? termsOf(mines, 1, amount) : null;
  const takenAt = useCallback(
    (play: MinesRun): string =>
      multiple(termsOf(play.mines, play.picks.length, play.amount).multipleBp),
    [termsOf, multiple],
  );
  const resultOf = (play: MinesRun): string =>
    play.status === 'lost' ? texts.resultLost : takenAt(play);
  const [last = null] = plays;

  // The pressed button is replaced. The focus moves to the board, where a second press is harmless,
  // instead of being lost.
  const screen = useRef<HTMLDivElement>(null);
  const openId = open?.id;
  const shownId = useRef(openId);
  useEffect(() => {
    if (shownId.current === openId) return;
    shownId.current = openId;
    if (document.activeElement !== document.body) return;
    screen.current?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus();
  }, [openId]);

  const start = (stake: string): void => {
    if (isValid) onStart(mines, stake);
  };
  const openTile = useHandler((tile: number): void => {
    if (!run) return;
    startTransition(() => setSent({ step: tile, at: stepOf(run) }));
    onOpen(tile);
  });
  const take = (): void => {
    if (!open || isBlocked || open.picks.length === 0) return;
    startTransition(() => setSent({ step: 'take', at: stepOf(open) }));
    onTake();
  };

  const live = open && termsOf(open.mines, open.picks.length, open.amount);
  const next =
    open && safeLeft(open) > 0 && termsOf(open.mines, open.picks.length + 1, open.amount);
  const liveAmount = money(live?.payout ?? '0', currency);
  const takeFace = (): string => {
    if (open?.picks.length === 0) return texts.takeFirst;
    return fill(pending === 'take' ? texts.taking : texts.take, { amount: liveAmount });
  };

  const { resultLost, resultTaken } = texts;
  const recent = useMemo(
    () =>
      plays.map((play) => ({
        id: play.id,
        face: play.status === 'lost' ? '✕' : takenAt(play),
        spoken:
          play.status === 'lost' ? resultLost : fill(resultTaken, { multiple: takenAt(play) }),
      })),
    [plays, takenAt, fill, resultLost, resultTaken],
  );

  return (
    <PlayFrame
      paysBeside
      seat={seat}
      className={className}
      ratio={{ narrow: '10 / 9', wide: '16 / 11' }}
      note={open ? fill(texts.running, { stake: money(open.amount, currency) }) : undefined}
      recent={recent}
      last={
        last && !open
          ? { id: last.id, amount: last.amount, payout: last.payout ?? '0', result: resultOf(last) }
          : null
      }
      screen={
        <MinesGrid
          screenRef={screen}
          run={run}
          mines={run?.mines ?? mines ?? 0}
          pending={typeof pending === 'number' ? pending : null}
          isBlocked={isBlocked || !open}
          onOpen={openTile}
        />
      }
      controls={
        <StakePanel
          amount={amount}
          onAmountChange={setAmount}
          verb={texts.verb}
          choiceMissing={isValid ? undefined : texts.minesMissing}
          onPlay={start}
          instead={
            open && (
              <>
                <Facts>
                  <div>
                    <dt>{texts.now}</dt>
                    <dd>{live && open.picks.length > 0 ? multiple(live.multipleBp) : '–'}</dd>
                  </div>
                  <div>
                    <dt>{texts.next}</dt>
                    <dd>{next ? multiple(next.multipleBp) : '–'}</dd>
                  </div>
                  <div>
                    <dt>{texts.left}</dt>
                    <dd>{number(safeLeft(open))}</dd>
                  </div>
                </Facts>
                <PlayButton
                  type="button"
                  className="lobi-MinesStage-take"
                  aria-disabled={isBlocked || open.picks.length === 0}
                  aria-busy={pending === 'take' || undefined}
                  onClick={take}
                >
                  {takeFace()}
                  {live && open.picks.length > 0 && (
                    <small>
                      {fill(texts.takeDetail, {
                        multiple: multiple(live.multipleBp),
                        stake: money(open.amount, currency),
                      })}
                    </small>
                  )}
                </PlayButton>
              </>
            )
          }
        >
          <MinesControls
            mines={mines}
            firstBp={first && first.multipleBp}
            onMinesChange={setMines}
          />
        </StakePanel>
      }
    />
  );
}
