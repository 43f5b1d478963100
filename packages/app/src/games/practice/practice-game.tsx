import { createBrowserEnvironment } from '@lobi/core';
import { parseMoney, type Game, type Settings } from '@lobi/core/contract';
import {
  canPractise,
  createPracticeClient,
  practiceBingoCards,
  type PracticeClient,
  type PracticeOptions,
} from '@lobi/core/practice';
import { PlatformProvider, useAuth, usePlatform, useWallet } from '@lobi/core/react';
import { buildPath } from '@lobi/core/routes';
import { PracticeSheet } from '@lobi/ui/stages';
import { useMemo, useSyncExternalStore } from 'react';
import { Navigate } from 'react-router-dom';
import { CarriedState } from '../../page/carried-state.ts';
import { ScreenLoading } from '../../page/screen-loading.tsx';
import { useShownWallet } from '../../page/pending-play.ts';
import { GameEngine } from '../game-engine.tsx';
import { useOwnRules } from '../use-own-game.ts';

export interface PracticeGameProps {
  readonly game: Game;
  readonly settings: Settings;
  readonly onClose: () => void;
}

/** A practice platform that runs while it has subscribers. */
function createHolder(options: PracticeOptions) {
  let client: PracticeClient | undefined;
  return {
    get: () => client,
    subscribe(listener: () => void) {
      const begun = createPracticeClient(options);
      client = begun;
      begun.start();
      listener();
      return () => {
        client = undefined;
        begun.stop();
      };
    },
  };
}

/** The platform of a practice game, while it is shown. */
function usePractice({
  game,
  rules,
  settings,
}: Pick<PracticeOptions, 'game' | 'rules' | 'settings'>) {
  const { clock, language } = usePlatform();
  const holder = useMemo(
    () =>
      createHolder({
        game,
        rules,
        settings,
        environment: { ...createBrowserEnvironment(), clock },
        language,
      }),
    [game, rules, settings, clock, language],
  );
  return useSyncExternalStore(holder.subscribe, holder.get);
}

function Sheet({
  game,
  client,
  onClose,
}: Omit<PracticeGameProps, 'settings'> & { readonly client: PracticeClient }) {
  const { user } = useAuth();
  const walletState = useWallet();
  const wallet = walletState.status === 'ready' ? walletState.wallet : null;
  const chips = useShownWallet(wallet);
  const minor = (amount: string): bigint => parseMoney(amount, game.currency) ?? 0n;
  const isEmpty = wallet !== null && minor(wallet.available) < minor(game.minimumStake);
  return (
    <PracticeSheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={game.title}
      chips={chips?.available ?? '0'}
      otherCards={game.category === 'bingo' ? practiceBingoCards : undefined}
      signUpHref={buildPath('auth.register')}
      onRefill={isEmpty ? client.refill : undefined}
    >
      {user && wallet ? (
        <GameEngine game={game} round={null} role={user.role} />
      ) : (
        <ScreenLoading />
      )}
    </PracticeSheet>
  );
}

/** A game in practice mode, above the lobby. Its stage uses a platform inside the page. */
export function PracticeGame(props: PracticeGameProps) {
  const rules = useOwnRules(props.game.engine);
  return rules === null ? null : <Practice {...props} rules={rules} />;
}

function Practice({
  game,
  rules,
  settings,
  onClose,
}: PracticeGameProps & Pick<PracticeOptions, 'rules'>) {
  const client = usePractice({ game, rules, settings });
  const returnTo = buildPath('game.show', { gameId: game.id });
  if (!rules && !canPractise(game)) return <Navigate to={returnTo} replace />;
  if (!client) return null;
  return (
    <PlatformProvider client={client}>
      <CarriedState.Provider value={{ returnTo }}>
        <Sheet game={client.game} client={client} onClose={onClose} />
      </CarriedState.Provider>
    </PlatformProvider>
  );
}
