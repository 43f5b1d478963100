import type { LiveWin } from '../../components/live-wins-ticker/live-wins-ticker.tsx';
import { Money } from '../../components/money/money.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import * as S from './lobby-view.styles.ts';

/** Number of wins in the list; the ticker above shows the same ones. */
const shown = 10;

/** The newest wins as a list, for users who cannot read moving text. */
export function Wins({ id, wins }: { id: string; wins: readonly LiveWin[] }) {
  const { lobby } = useMessages();
  if (wins.length === 0) return null;
  return (
    <S.Section id={id} aria-label={lobby.winsTitle} tabIndex={-1}>
      <S.Head>
        <h2>{lobby.winsTitle}</h2>
      </S.Head>
      <S.Wins>
        {wins.slice(0, shown).map((win) => (
          <li key={win.id}>
            <b>{win.name}</b>
            <span>{win.gameTitle}</span>
            <Money value={win.payout} />
          </li>
        ))}
      </S.Wins>
    </S.Section>
  );
}
