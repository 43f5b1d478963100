import type { PlatformClient } from '@lobi/core';
import { screens } from '../screens/index.ts';
import { quietMoment } from '../page/quiet-moment.ts';

/** Loads the screen of games, its texts, and what the stages of all built-in games share. */
async function loadGames(): Promise<void> {
  await quietMoment();
  await Promise.all([
    screens['game.show']?.preload(),
    import('../games/play-frame/use-play-seat.tsx'),
    import('../games/preload-game.ts'),
  ]);
}

const isPassword = ({ target }: Event): boolean =>
  target instanceof HTMLInputElement && target.type === 'password';

/**
 * Loads the code of games while the page is idle: once a player is signed in, or a guest starts to type a
 * password. A pressed tile then waits only for its own stage and data.
 * @source ours
 */
export function prepareGames({ auth }: Pick<PlatformClient, 'auth'>): void {
  const isPlayer = (): boolean => auth.getSnapshot().context.user?.role === 'player';
  const load = (): void => {
    subscription.unsubscribe();
    removeEventListener('focusin', onFocus);
    // A file that fails to load is requested again by its game, which shows the error.
    loadGames().catch(() => undefined);
  };
  const onFocus = (event: Event): void => {
    if (isPassword(event)) load();
  };
  const subscription = auth.subscribe(() => {
    if (isPlayer()) load();
  });
  addEventListener('focusin', onFocus);
  if (isPlayer()) load();
}
