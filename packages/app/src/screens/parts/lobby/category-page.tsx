import { useMessages } from '@lobi/ui';
import { useParams } from 'react-router-dom';
import { usePageTitle } from '../../../page/use-page-title.ts';
import { Error404Screen } from '../../error-404.tsx';
import { isCategory } from './categories.ts';
import { GameListPage } from './game-list-page.tsx';

/** All games of the category in the address; not found for an unknown one. */
export function CategoryPage({ name }: { name: 'route.game.live' | 'route.game.casino' }) {
  const { category } = useParams();
  const { lobby } = useMessages();
  const isKnown = isCategory(category);
  usePageTitle(name, isKnown ? lobby[category] : undefined);
  if (!isKnown) return <Error404Screen />;
  return <GameListPage key={category} title={lobby[category]} query={{ category }} />;
}
