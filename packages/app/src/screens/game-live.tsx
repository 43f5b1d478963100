import { CategoryPage } from './parts/lobby/category-page.tsx';

/** Live games of one category. @source spec §2 (game.live) */
export function GameLiveScreen() {
  return <CategoryPage name="route.game.live" />;
}
