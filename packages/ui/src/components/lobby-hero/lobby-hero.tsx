import { formatMoneyText, numberFormat } from '@lobi/formats';
import { useId } from 'react';
import { fill } from '../../messages/fill.ts';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { Button } from '../../primitives/button/button.tsx';
import { KitLink, type KitLinkProps } from '../../primitives/kit-link/kit-link.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { replaceable } from '../../primitives/kit-provider/replaceable.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import type { GameSummary } from '../game-card/game.types.ts';
import { useRoundTag } from '../game-card/use-round-tag.ts';
import { HeroScene } from './hero-scene.tsx';
import * as S from './lobby-hero.styles.ts';

export interface LobbyHeroProps {
  /** The featured game. */
  game: GameSummary;
  href: string;
  /** Whether the button's label states that the user must sign in first. */
  guest?: boolean | undefined;
  /** Address of the rules; without it there is no second button. */
  howToHref?: string | undefined;
  className?: string | undefined;
}

/** An anchor of this page is left to the browser, which scrolls to it; a router would not. */
function HowToLink({ href, ...rest }: KitLinkProps) {
  return href.startsWith('#') ? (
    <a {...rest} href={href}>
      {rest.children}
    </a>
  ) : (
    <KitLink {...rest} href={href} />
  );
}

/**
 * Returns the text over the scene: the current fight, the next one, or how the built-in games are
 * played.
 */
function heroText(game: GameSummary, isOpen: boolean, lobby: KitMessages['lobby']): string {
  if (isOpen && game.currentRound)
    return fill(lobby.heroOpen, { number: game.currentRound.number });
  return game.engine === 'arena' ? lobby.heroWaiting : lobby.heroHouse;
}

function PlainLobbyHero({ game, href, guest = false, howToHref, className }: LobbyHeroProps) {
  const { locale, messages } = useKit();
  const { lobby } = messages;
  const titleId = useId();
  const tag = useRoundTag(game);
  const isOpen = tag?.tone === 'open' || tag?.tone === 'warning';
  const money = formatMoneyText(game.minimumStake, game.currency, { locale }) ?? game.minimumStake;
  const percent = numberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 2,
  }).format(game.takeoutBp / 10_000);
  const isPlayed = isOpen || tag === undefined;
  const action = guest ? lobby.loginToPlay : isPlayed ? lobby.play : lobby.watch;
  return (
    <S.Root className={slotClass('LobbyHero', 'root', className)} aria-labelledby={titleId}>
      <HeroScene />
      <S.Text>
        <S.Kicker>
          {isOpen && <S.Badge data-tone={tag.tone}>{tag.status}</S.Badge>}
          {fill(lobby.heroKicker, { category: lobby[game.category], provider: game.provider })}
        </S.Kicker>
        <h2 id={titleId}>{game.title}</h2>
        <p>{heroText(game, isOpen, lobby)}</p>
        <S.Actions>
          <Button render={<KitLink href={href} />}>{action}</Button>
          {howToHref !== undefined && (
            <Button variant="ghost" render={<HowToLink href={howToHref} />}>
              {lobby.howToPlay}
            </Button>
          )}
        </S.Actions>
        <S.Facts>
          <li>{fill(lobby.factMinimum, { amount: money })}</li>
          {game.selections.length > 0 && <li>{fill(lobby.factTakeout, { percent })}</li>}
        </S.Facts>
      </S.Text>
    </S.Root>
  );
}

/** The hero of the lobby: the scene, one game with its current status, one button. */
export const LobbyHero = replaceable('LobbyHero', PlainLobbyHero);
