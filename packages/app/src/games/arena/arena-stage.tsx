import type { Round } from '@lobi/core/contract';
import { useAudience, useAuth, usePlaceBet, useWallet } from '@lobi/core/react';
import { useList } from '@lobi/core/react/lists';
import { AnnouncementBar, KitLink } from '@lobi/ui';
import { ArenaView, type ArenaAccess, type ArenaBet, type Loadable } from '@lobi/ui/arena';
import { buildPath } from '@lobi/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../config/brand-context.ts';
import { useBroadcast } from '../broadcast/use-broadcast.tsx';
import type { EngineProps } from '../engine-props.ts';
import { deferredStage } from '../play-frame/deferred.tsx';
import { PlaySessionBar } from '../../page/play-session-bar.tsx';
import { useSoundSwitch } from '../../page/sound.ts';
import { useShowsOthers } from '../table/use-others.ts';
import { arenaBets } from './arena-bets.ts';
import { shownEvent } from './shown-event.ts';
import { usePlacement } from './use-placement.ts';
import { useServerOffset } from './use-server-offset.ts';

const Arena = deferredStage(ArenaView);

/** The same element for each render, so that the arena is not rendered again for it. */
const sessionBar = <PlaySessionBar />;

/** Rounds shown on the roads. */
const roadLength = 100;

/** Events to load, among which the current or next one is found. */
const eventsRead = 10;

/** The arena for a player: stage, odds, slip, the player's bets, roads. */
export function ArenaStage({ game, round }: EngineProps) {
  const { t } = useTranslation();
  const { user } = useAuth();
  const wallet = useWallet();
  const { money } = useBrand();
  const showsOthers = useShowsOthers();
  const audience = useAudience('game', showsOthers ? game.id : null);
  const serverOffsetMs = useServerOffset();
  const shown: Round | null = round?.status === 'ready' ? round.round : null;
  const bet = usePlaceBet(shown?.id ?? null);
  const placement = usePlacement(bet);
  const rounds = useList('round.list', { gameId: game.id }, { perPage: roadLength });
  const bets = useList(
    'bet.list',
    user && shown && { walletId: user.wallet.id },
    shown ? { roundId: shown.id, perPage: roadLength } : {},
  );
  const events = useList('event.list', { gameId: game.id }, { perPage: eventsRead });
  // The newest fight whose betting has ended.
  const signed =
    rounds.status === 'ready' ? rounds.rows.find(({ closedAt }) => closedAt !== null) : undefined;
  const { sound, onSoundChange } = useSoundSwitch();
  const broadcast = useBroadcast(game.stream);
  const betRows = bets.status === 'ready' ? bets.rows : bets.status;
  const isGuest = !user;
  const ownBets = useMemo((): Loadable<readonly ArenaBet[]> => {
    // Guests have none.
    if (isGuest) return [];
    return typeof betRows === 'string' ? betRows : arenaBets(betRows);
  }, [isGuest, betRows]);
  const access: ArenaAccess = user?.status === 'activated' ? 'player' : 'viewer';
  return (
    <>
      <Arena
        game={game}
        round={shown}
        rounds={rounds.status === 'ready' ? rounds.rows : rounds.status}
        bets={ownBets}
        showsOthers={showsOthers}
        onBetsRetry={bets.status === 'failed' ? bets.refresh : undefined}
        balance={wallet.status === 'ready' ? wallet.wallet.available : null}
        audience={audience}
        placement={placement}
        onPlace={bet.submit}
        access={access}
        stale={
          (round?.status === 'ready' && round.stale) || (wallet.status === 'ready' && wallet.stale)
        }
        serverOffsetMs={serverOffsetMs}
        notice={
          game.announcement === null ? undefined : (
            <AnnouncementBar
              items={[{ id: game.announcement, text: game.announcement }]}
              dismissKey={`${game.id} ${game.announcement}`}
            />
          )
        }
        presets={money.quickAmounts}
        sound={sound}
        onSoundChange={onSoundChange}
        event={events.status === 'ready' ? shownEvent(events.rows) : undefined}
        sessionLine={sessionBar}
        {...broadcast}
      />
      {signed && (
        <KitLink href={buildPath('fairness.show', {}, { fight: signed.id })}>
          {t('fairness.pool.link', { number: signed.number })}
        </KitLink>
      )}
    </>
  );
}
