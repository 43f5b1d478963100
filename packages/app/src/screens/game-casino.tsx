import { CategoryPage } from './parts/lobby/category-page.tsx';

/** Games of one category. @source spec §2 (game.casino) */
export function GameCasinoScreen() {
  return <CategoryPage name="route.game.casino" />;
}
