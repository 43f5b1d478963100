import { useParams } from 'react-router-dom';
import { usePageTitle } from '../page/use-page-title.ts';
import { GameListPage } from './parts/lobby/game-list-page.tsx';

/** Games of one provider, by its name. @source spec §2 (game.provider) */
export function GameProviderScreen() {
  const { provider = '' } = useParams();
  usePageTitle('route.game.provider', provider);
  return <GameListPage key={provider} title={provider} query={{ provider }} />;
}
