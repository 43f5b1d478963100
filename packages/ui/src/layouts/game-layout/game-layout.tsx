import type { ReactNode } from 'react';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { flag } from '../../primitives/flag.ts';
import { AppShell, type AppShellProps } from '../app-shell/app-shell.tsx';
import * as S from './game-layout.styles.ts';

export interface GameLayoutProps extends Pick<
  AppShellProps,
  'navbar' | 'bottomBar' | 'footer' | 'notices' | 'loading'
> {
  /** Stage of the game, e.g. video, wheel or graph. Full width on a phone. */
  stage: ReactNode;
  /** Keeps the stage visible while scrolling on a phone; default false. */
  stickyStage?: boolean | undefined;
  /** The controls: odds, stake, button. Beside the stage on wide pages, below it on a phone. */
  aside?: ReactNode;
  /** Content below the stage, e.g. history, rules and the user's bets. */
  children?: ReactNode;
}

/**
 * The frame of a game page: no sidebar, the stage first, the controls beside it.
 * @source spec §2 – the view of a game has no sidebar
 */
export function GameLayout({
  stage,
  stickyStage = false,
  aside,
  children,
  ...shell
}: GameLayoutProps) {
  const { navigation } = useMessages();
  return (
    <AppShell {...shell} sidebar={null} spacing="flush">
      <S.Root className="lobi-GameLayout-root" data-aside={flag(aside !== undefined)}>
        <S.Stage className="lobi-GameLayout-stage" data-sticky={flag(stickyStage)}>
          {stage}
        </S.Stage>
        {aside !== undefined && (
          <S.Aside className="lobi-GameLayout-aside" aria-label={navigation.gamePanel}>
            {aside}
          </S.Aside>
        )}
        {children !== undefined && <S.Below className="lobi-GameLayout-below">{children}</S.Below>}
      </S.Root>
    </AppShell>
  );
}
