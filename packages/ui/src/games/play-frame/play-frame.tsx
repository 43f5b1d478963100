import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { returnText } from '../../components/game-info/return-text.ts';
import { GameRegion } from '../../components/game-stage/game-region.tsx';
import { flag } from '../../primitives/flag.ts';
import { KitPart } from '../../primitives/kit-provider/kit-part.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { useHandler } from '../../primitives/use-handler.ts';
import { LazySheet, lazySheet } from './lazy-sheet.tsx';
import { PlayFrameContext, useSeatFacts } from './play-frame-context.ts';
import type { PlayedOnce, PlaySeat, RecentResult } from './play-frame.types.ts';
import { PaysBeside } from './pays-beside.tsx';
import { PlayHead } from './play-head.tsx';
import { PlayScreen } from './play-screen.tsx';
import { usePlayCues, useTapCue } from './use-play-cues.ts';
import { useFirstScreen } from './use-first-screen.ts';
import { useOffDelay } from './use-off-delay.ts';
import { usePlayFormat } from './use-play-format.ts';
import * as S from './play-frame.styles.ts';

// Loaded lazily: the code of the overlays is as large as a game, and most plays open none.
const AboutDialog = lazySheet(async () => (await import('./about-dialog.tsx')).AboutDialog);
const FairnessDrawer = lazySheet(
  async () => (await import('./fairness-drawer.tsx')).FairnessDrawer,
);

/** Time that the screen stays in the place of the board after a play, so that its result is seen. @source ours */
const resultMs = 1_600;

export interface PlayFrameProps {
  seat: PlaySeat;
  /** The picture of the game. It fills its parent. */
  screen: ReactNode;
  /** Board of the game, if it is separate from the screen, e.g. a betting table. */
  board?: ReactNode;
  /**
   * Place of the board on a phone: `below` the screen, or `instead` of it, so that only results are above it and
   * the screen takes its place during a play. Default `below`.
   */
  boardPosition?: 'below' | 'instead' | undefined;
  /** Choice, stake and the button, e.g. `StakePanel`. */
  controls: ReactNode;
  /** Further content below. */
  info?: ReactNode;
  /** The last play, once its animation has finished; it is announced when its id changes. */
  last: PlayedOnce | null;
  /** Shown instead of the last play, e.g. that a play is open. */
  note?: string | undefined;
  /** Whether a play newer than `last` is being animated. */
  showing?: boolean | undefined;
  /** Latest results, newest first, memoized; without it there is no strip. */
  recent?: readonly RecentResult[] | undefined;
  /** Aspect ratio of the screen on a phone and on a wide page; default `4 / 3` and `16 / 9`. */
  ratio?: { readonly narrow?: string; readonly wide?: string } | undefined;
  /** Shows the pay table below the controls on a wide page, for games that do not show it elsewhere. */
  paysBeside?: boolean | undefined;
  className?: string | undefined;
}

/**
 * The frame shared by all built-in games: name and return, tools, screen, controls, last result, and the
 * sheets of rules and fairness. Before a player's first play the rules are open.
 */
export function PlayFrame({
  seat,
  screen,
  board,
  boardPosition = 'below',
  controls,
  info,
  last,
  note,
  showing = false,
  recent,
  ratio,
  paysBeside = false,
  className,
}: PlayFrameProps) {
  const { locale, messages, fill, percent } = usePlayFormat();
  const texts = messages.playFrame;
  const { game, about, access, hasReadRules, onRulesRead, onRevealed } = seat;
  const mustRead = access === 'player' && !hasReadRules;
  const [isInfoOpen, setIsInfoOpen] = useState(mustRead);
  const [isFairnessOpen, setIsFairnessOpen] = useState(false);
  const [isFull, setIsFull] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useFirstScreen(root);
  const openInfo = useCallback(() => setIsInfoOpen(true), []);
  const openFairness = useCallback(() => setIsFairnessOpen(true), []);
  const facts = useSeatFacts(seat, openInfo);
  const { returnBp, maximumReturnBp = returnBp } = about;
  // Memoized: formatting a range takes longer than all other renders after a press.
  const returned = useMemo(
    () => returnText(returnBp, maximumReturnBp, locale),
    [returnBp, maximumReturnBp, locale],
  );
  const rtp = about.jackpot
    ? fill(texts.rtpWithJackpot, {
        rtp: returned,
        jackpot: percent(about.jackpot.returnBp),
      })
    : returned;
  // The previous result must not look like the result of the current play.
  const { status } = seat.state;
  const awaited = status === 'playing' || showing ? texts.facePlaying : undefined;
  const isUnknown = seat.isPastUnknown === true && last === null;
  const message =
    note ??
    (status === 'unknown' ? texts.faceUnknown : awaited) ??
    (isUnknown ? texts.pastUnknown : undefined);
  const isScreenShown = useOffDelay(showing && boardPosition === 'instead', resultMs);
  const tap = useTapCue();
  usePlayCues(status, last);
  const revealedId = last?.id;
  useEffect(() => {
    if (revealedId !== undefined) onRevealed?.(revealedId);
  }, [revealedId, onRevealed]);
  const changeInfo = useHandler((open: boolean): void => {
    setIsInfoOpen(open);
    if (!open && mustRead) onRulesRead();
  });
  const ratios = {
    '--play-narrow': ratio?.narrow ?? '4 / 3',
    '--play-wide': ratio?.wide ?? '16 / 9',
  } as CSSProperties;
  return (
    <PlayFrameContext.Provider value={facts}>
      <LazySheet isOpen={isInfoOpen}>
        <AboutDialog
          isOpen={isInfoOpen}
          onOpenChange={changeInfo}
          game={game}
          about={about}
          rtp={rtp}
          mustRead={mustRead}
        />
      </LazySheet>
      {seat.fairness !== undefined && (
        <LazySheet isOpen={isFairnessOpen}>
          <FairnessDrawer isOpen={isFairnessOpen} onOpenChange={setIsFairnessOpen}>
            {seat.fairness}
          </FairnessDrawer>
        </LazySheet>
      )}
      <S.Root
        ref={root}
        className={slotClass('PlayFrame', 'root', className)}
        style={ratios}
        data-board={board === undefined ? undefined : boardPosition}
        data-showing={flag(isScreenShown)}
        onClickCapture={tap}
      >
        <S.Stage
          title={game.title}
          ratio="var(--play-ratio)"
          fullscreen={isFull}
          onFullscreenChange={setIsFull}
          toolbar={
            <PlayHead
              title={game.title}
              meaning={game.meaning}
              rtp={rtp}
              audience={seat.audience ?? null}
              tools={seat.tools}
              session={seat.session}
              isFull={isFull}
              onFullscreenChange={setIsFull}
              onInfo={openInfo}
              onFairness={seat.fairness === undefined ? undefined : openFairness}
            />
          }
        >
          <GameRegion name="screen">
            <PlayScreen
              jackpot={seat.jackpot}
              currency={game.currency}
              recent={isUnknown ? undefined : recent}
              picture={screen}
              last={last}
              message={message}
            />
          </GameRegion>
          {board !== undefined && <GameRegion name="play">{board}</GameRegion>}
          <GameRegion name="controls">
            {controls}
            <KitPart name="betPanel.after" game={game} />
            {paysBeside && <PaysBeside payouts={about.payouts} onInfo={openInfo} />}
          </GameRegion>
          {info !== undefined && (
            <GameRegion name="info">
              <S.Info>{info}</S.Info>
            </GameRegion>
          )}
        </S.Stage>
      </S.Root>
    </PlayFrameContext.Provider>
  );
}
