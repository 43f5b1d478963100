import type { GameSummary } from '../../components/game-card/game.types.ts';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import * as S from './lobby-view.styles.ts';

/** Providers of the games, each with the number of games and a link to all of them. */
export function Providers({
  games,
  hrefFor,
}: {
  games: readonly GameSummary[];
  hrefFor: (provider: string) => string;
}) {
  const { lobby } = useMessages();
  const counts = new Map<string, number>();
  for (const { provider } of games) counts.set(provider, (counts.get(provider) ?? 0) + 1);
  return (
    <S.Section aria-label={lobby.providersTitle}>
      <S.Head>
        <h2>{lobby.providersTitle}</h2>
      </S.Head>
      <S.Providers>
        {[...counts].map(([provider, count]) => (
          <li key={provider}>
            <KitLink href={hrefFor(provider)}>
              {provider} <small>{count}</small>
            </KitLink>
          </li>
        ))}
      </S.Providers>
    </S.Section>
  );
}
