import { forwardRef, useId, type HTMLAttributes } from 'react';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { replaceable } from '../../primitives/kit-provider/replaceable.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { JackpotTicker } from '../jackpot-ticker/jackpot-ticker.tsx';
import * as S from './jackpot-strip.styles.ts';

/** A jackpot as the server sends it. */
export interface JackpotItem {
  readonly id: string;
  /** Name in the user's language. */
  readonly name: string;
  /** Decimal text; `null` while loading. */
  readonly amount: string | null;
  /** ISO 4217 code; default the kit's currency. */
  readonly currency?: string | undefined;
  /** Time of the last win, ISO 8601; `null` before the first. */
  readonly lastPaidAt?: string | null | undefined;
  /** Games in which it can be won. */
  readonly games: readonly {
    readonly id: string;
    readonly title: string;
    readonly href: string;
  }[];
}

export interface JackpotStripProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  items: readonly JackpotItem[];
}

const PlainJackpotStrip = forwardRef<HTMLElement, JackpotStripProps>(function JackpotStrip(
  { items, className, ...rest },
  ref,
) {
  const { lobby, play } = useMessages();
  const id = useId();
  if (items.length === 0) return null;
  return (
    <S.Root
      {...rest}
      ref={ref}
      className={slotClass('JackpotStrip', 'root', className)}
      aria-labelledby={id}
    >
      <S.Head>
        <h2 id={id}>{lobby.jackpotsTitle}</h2>
      </S.Head>
      <S.List>
        {items.map((item) => (
          <S.Item key={item.id} className="lobi-JackpotStrip-item">
            <JackpotTicker
              label={item.name}
              amount={item.amount}
              currency={item.currency}
              lastPaidAt={item.lastPaidAt}
            />
            {item.games.length > 0 && (
              <S.Games aria-label={play.jackpotGames}>
                {item.games.map((game) => (
                  <li key={game.id}>
                    <KitLink href={game.href}>{game.title}</KitLink>
                  </li>
                ))}
              </S.Games>
            )}
          </S.Item>
        ))}
      </S.List>
    </S.Root>
  );
});

/** Jackpots with their amounts, each with its games. Renders nothing without any. */
export const JackpotStrip = replaceable('JackpotStrip', PlainJackpotStrip);
