import { mdiHelpCircleOutline, mdiVolumeHigh, mdiVolumeOff } from '@mdi/js';
import { memo, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { GameSummary } from '../../../components/game-card/game.types.ts';
import type { Selection } from '../../../components/odds/outcome.ts';
import { RoadMap } from '../../../components/road-map/road-map.tsx';
import { toVideoProps, type StreamProps } from '../../../components/video-stage/stream-props.ts';
import { IconButton } from '../../../primitives/icon-button/icon-button.tsx';
import { useMessages } from '../../../primitives/kit-provider/kit-context.ts';
import { known, type Loadable } from '../../../primitives/loadable.ts';
import { slotClass } from '../../../primitives/slot-class.ts';
import { useHandler } from '../../../primitives/use-handler.ts';
import type {
  ArenaBet,
  ArenaBetRequest,
  ArenaRound,
  ArenaSession,
  BetPlacement,
} from '../arena.types.ts';
import { Audience } from '../../play-frame/audience.tsx';
import { useTapCue } from '../../play-frame/use-play-cues.ts';
import { usePlacementCues, useWinCue } from '../use-arena-cues.ts';
import type { ArenaAccess } from '../bet-panel/bet-block.ts';
import { LatestBets } from '../latest-bets/latest-bets.tsx';
import { MyBets } from '../my-bets/my-bets.tsx';
import { OddsBoard } from '../odds-board/odds-board.tsx';
import { useFirstScreen } from '../../play-frame/use-first-screen.ts';
import { PanelHead } from '../panel.styles.ts';
import { Programme } from '../programme/programme.tsx';
import type { ArenaEvent } from '../programme/programme.types.ts';
import { PoolBar } from '../pool-bar/pool-bar.tsx';
import { ResultReveal } from '../result-reveal/result-reveal.tsx';
import { RoundBanner } from '../round-banner/round-banner.tsx';
import { isTakingBets, stakesBySide } from '../round-facts.ts';
import { RulesPanel } from '../rules-panel/rules-panel.tsx';
import { SessionPanel } from '../session-panel/session-panel.tsx';
import { useArenaFormat } from '../use-arena-format.ts';
import { useNow } from '../use-now.ts';
import { useRoadResults } from './use-road-results.ts';
import { useStakeLimits } from './use-stake-limits.ts';
import { ArenaStage } from '../arena-stage/arena-stage.tsx';
import { sceneOf } from '../arena-stage/stage-scene.ts';
import { KitPart } from '../../../primitives/kit-provider/kit-part.tsx';
import * as S from './arena-view.styles.ts';

export interface ArenaViewProps extends StreamProps {
  game: GameSummary;
  /** The current fight, or the last one until the next begins; `null` before the first. */
  round: ArenaRound | null;
  /** Finished fights in any order, for the roads. */
  rounds: Loadable<readonly ArenaRound[]>;
  /** The player's bets; those of other fights are ignored. */
  bets: Loadable<readonly ArenaBet[]>;
  /** Shows the latest bets of everyone; default false. */
  showsOthers?: boolean | undefined;
  /** Refetches the player's bets if they could not be loaded. */
  onBetsRetry?: (() => void) | undefined;
  /** Available balance, decimal text; `null` while unknown. */
  balance: string | null;
  /** Number of viewers of the arena, including the user; `null` while unknown. */
  audience?: number | null | undefined;
  /** Outcome of the last placed bet. */
  placement: BetPlacement;
  onPlace: (bet: ArenaBetRequest) => void;
  /** Default `player`. */
  access?: ArenaAccess | undefined;
  /** Whether live updates are paused; betting is then locked with a notice. */
  stale?: boolean | undefined;
  loginHref?: string | undefined;
  /** The event (day of fights) that is current, or the next one. */
  event?: ArenaEvent | undefined;
  session?: ArenaSession | undefined;
  breakHref?: string | undefined;
  /** Time and net of the session, on a line of the title, such as a `SessionBar`. */
  sessionLine?: ReactNode;
  /** Server time minus local time in ms; default 0. */
  serverOffsetMs?: number | undefined;
  /** Whether sound is on. */
  sound?: boolean | undefined;
  /** Turns sound on and off; without it there is no button. */
  onSoundChange?: ((sound: boolean) => void) | undefined;
  /**
   * Announcement above the arena, such as an `AnnouncementBar`; below it on a phone in landscape or with little
   * height.
   */
  notice?: ReactNode;
  /** Quick amounts of the slip, decimal texts; default by currency. */
  presets?: readonly string[] | undefined;
  className?: string | undefined;
}

// A bet of another player changes pools and odds only.
const Stage = memo(ArenaStage);
const Banner = memo(RoundBanner);
const Board = memo(OddsBoard);
const Slipped = memo(S.Slipped);
const Bets = memo(MyBets);
const Session = memo(SessionPanel);
const Road = memo(RoadMap);
const Events = memo(Programme);

const none: ReturnType<typeof stakesBySide> = {};

function useSessionClock(session: ArenaSession | undefined, serverOffsetMs: number) {
  const { say, sitting } = useArenaFormat();
  const now = useNow(session !== undefined) + serverOffsetMs;
  if (!session) return undefined;
  return say('session', { time: sitting((now - Date.parse(session.startedAt)) / 1000) });
}

/** Name of the arena, the fighters, the session, and the tools. */
function Title({
  game,
  round,
  audience,
  sessionLine,
  sound,
  onSoundChange,
  rulesId,
}: Pick<ArenaViewProps, 'game' | 'round' | 'sessionLine' | 'sound' | 'onSoundChange'> & {
  audience: number | null;
  rulesId: string;
}) {
  const { texts, say } = useArenaFormat();
  const { play } = useMessages();
  return (
    <S.Title className="lobi-ArenaView-title">
      <h1>{game.title}</h1>
      <S.Facts>
        <p>
          {round?.fighters
            ? say('fighters', round.fighters)
            : `${texts.category} · ${game.provider}`}
        </p>
        {audience !== null && <Audience count={audience} />}
      </S.Facts>
      {sessionLine !== undefined && <S.SessionLine>{sessionLine}</S.SessionLine>}
      <S.Tools>
        {onSoundChange && (
          <IconButton
            label={play.sound}
            path={sound ? mdiVolumeHigh : mdiVolumeOff}
            iconSize={24}
            aria-pressed={sound}
            onClick={() => onSoundChange(!sound)}
          />
        )}
        <IconButton
          label={texts.rules}
          path={mdiHelpCircleOutline}
          iconSize={24}
          render={<a href={`#${rulesId}`} aria-label={texts.rules} />}
        />
      </S.Tools>
    </S.Title>
  );
}

/**
 * The whole arena: stage, status, odds, slip, the player's bets, history, rules and session. One column on a
 * phone, with everything needed for a bet above the bottom bar; a sticky slip beside the stage on a desktop.
 */
export function ArenaView({
  game,
  round,
  rounds,
  bets,
  showsOthers = false,
  onBetsRetry,
  balance,
  audience = null,
  placement,
  onPlace,
  access = 'player',
  stale = false,
  loginHref,
  event,
  session,
  breakHref,
  sessionLine,
  serverOffsetMs = 0,
  notice,
  presets,
  sound = false,
  onSoundChange,
  className,
  ...broadcast
}: ArenaViewProps) {
  const { texts, say } = useArenaFormat();
  const tap = useTapCue();
  const root = useRef<HTMLDivElement>(null);
  useFirstScreen(root);
  const rulesId = useId();
  const [pick, setPick] = useState<{ roundId: string | undefined; side: Selection } | undefined>();
  const selected = pick && pick.roundId === round?.id ? pick.side : null;
  const choose = useHandler((side: Selection) => setPick({ roundId: round?.id, side }));
  const place = useHandler(onPlace);
  const retryBets = useHandler(() => onBetsRetry?.());
  const clock = useSessionClock(session, serverOffsetMs);
  const own = known(bets);
  const past = known(rounds);
  const results = useRoadResults(round, past);
  const stakes = useMemo(() => (round && own ? stakesBySide(own, round) : none), [round, own]);
  const limits = useStakeLimits(game, balance, own, round);
  usePlacementCues(placement.status);
  useWinCue(round, own);
  const isFinished = round !== null && (round.status === 'settled' || round.status === 'cancelled');
  const isOpen = round !== null && isTakingBets(round);
  return (
    <S.Root
      ref={root}
      className={slotClass('ArenaView', 'root', className)}
      data-status={round?.status}
      onClickCapture={tap}
    >
      <S.Head>
        {notice !== undefined && <S.Notice>{notice}</S.Notice>}
        <Title
          game={game}
          round={round}
          audience={audience}
          sessionLine={sessionLine}
          sound={sound}
          onSoundChange={onSoundChange}
          rulesId={rulesId}
        />
      </S.Head>
      <S.Stage className="lobi-ArenaView-stage">
        <Stage
          {...toVideoProps(broadcast)}
          title={game.title}
          clock={clock}
          scene={sceneOf(round)}
        />
        <Banner className="lobi-PlayFrame-board" round={round} serverOffsetMs={serverOffsetMs} />
      </S.Stage>
      <S.Slip className="lobi-ArenaView-slip">
        <S.Board aria-label={texts.slip}>
          <Board
            className="lobi-PlayFrame-board"
            round={round}
            sides={game.selections}
            currency={game.currency}
            selected={selected}
            onPick={choose}
            stakes={stakes}
            locked={stale || access !== 'player'}
          />
          {round && <PoolBar round={round} />}
          {isFinished && round ? (
            <ResultReveal round={round} bets={bets} />
          ) : (
            <Slipped
              round={round}
              limits={limits}
              selected={selected}
              placement={placement}
              onPlace={place}
              access={access}
              stale={stale && isOpen}
              loginHref={loginHref}
              presets={presets}
            />
          )}
          <KitPart name="betPanel.after" game={game} />
        </S.Board>
        {round && access === 'player' && <Bets round={round} bets={bets} onRetry={retryBets} />}
        {session && (
          <S.Last>
            <Session session={session} serverOffsetMs={serverOffsetMs} breakHref={breakHref} />
          </S.Last>
        )}
      </S.Slip>
      <S.Below>
        <S.Roads aria-label={texts.history}>
          <PanelHead>
            <h2>{texts.history}</h2>
            {past && <span>{say('historyCount', { count: results.length })}</span>}
          </PanelHead>
          {rounds === 'failed' ? (
            <S.Unknown role="alert">{texts.historyFailed}</S.Unknown>
          ) : (
            <Road results={results} hasNext={round !== null && !isFinished} />
          )}
        </S.Roads>
        {showsOthers && round && <LatestBets round={round} bets={bets} />}
        {event && <Events event={event} />}
        <RulesPanel id={rulesId} game={game} round={round} results={results} />
      </S.Below>
    </S.Root>
  );
}
