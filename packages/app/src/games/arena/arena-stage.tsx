import type { Round } from '@lobi/core/contract';
import { useAuth, useList, usePlaceBet, useWallet } from '@lobi/core/react';
import { ArenaView, type ArenaAccess } from '@lobi/ui/arena';
import { useBrand } from '../../config/brand-context.ts';
import type { EngineProps } from '../game-engine.tsx';
import { usePlacement } from './use-placement.ts';
import { useServerOffset } from './use-server-offset.ts';

/** Rounds shown on the roads. */
const roadLength = 100;

/** The arena for a player: stage, odds, slip, own bets, roads. */
export function ArenaStage({ game, round }: EngineProps) {
  const { user } = useAuth();
  const wallet = useWallet();
  const { money } = useBrand();
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
  const access: ArenaAccess = user?.status === 'activated' ? 'player' : 'viewer';
  return (
    <ArenaView
      game={game}
      round={shown}
      rounds={rounds.status === 'ready' ? rounds.rows : []}
      bets={bets.status === 'ready' ? bets.rows : []}
      balance={wallet.status === 'ready' ? wallet.wallet.available : null}
      placement={placement}
      onPlace={bet.submit}
      access={access}
      stale={
        (round?.status === 'ready' && round.stale) || (wallet.status === 'ready' && wallet.stale)
      }
      serverOffsetMs={serverOffsetMs}
      presets={money.quickAmounts}
    />
  );
}
