import { CategoryPage } from './parts/lobby/category-page.tsx';

/** Games with people in front of a camera, of one category. @source spec §2 (game.live) */
export function GameLiveScreen() {
  return <CategoryPage name="route.game.live" />;
}
