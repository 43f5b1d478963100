import { Toolbar } from '@base-ui/react/toolbar';
import { mdiShieldCheckOutline } from '@mdi/js';
import { useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { Celebration } from '../../components/celebration/celebration.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Drawer } from '../../components/drawer/drawer.tsx';
import { GameInfo } from '../../components/game-info/game-info.tsx';
import { GameRegion } from '../../components/game-stage/game-region.tsx';
import { GameToolbar } from '../../components/game-toolbar/game-toolbar.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { flag } from '../../primitives/flag.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { LastResult } from './last-result.tsx';
import { PlayFrameContext } from './play-frame-context.ts';
import type { PlayedOnce, PlaySeat, RecentResult } from './play-frame.types.ts';
import { RecentResults } from './recent-results.tsx';
import { usePlayFormat } from './use-play-format.ts';
import * as S from './play-frame.styles.ts';

export interface PlayFrameProps {
  seat: PlaySeat;
  /** The picture of the game. It fills its parent. */
  screen: ReactNode;
  /** What is played on, where it is not the screen, e.g. a betting table. */
  board?: ReactNode;
  /** Choice, stake and the button, e.g. `StakePanel`. */
  controls: ReactNode;
  /** More to read below. */
  info?: ReactNode;
  /** The last play, once it has come to rest; it is announced when its id changes. */
  last: PlayedOnce | null;
  /** What is told in place of the last play, e.g. that one is open. */
  note?: string | undefined;
  /** Latest results, newest first; without it there is no strip. */
  recent?: readonly RecentResult[] | undefined;
  /** Width to height of the screen on a phone and on a wide page; default `4 / 3` and `16 / 9`. */
  ratio?: { readonly narrow?: string; readonly wide?: string } | undefined;
  /** On a phone the controls stay in view at the lower edge, where the board is long. */
  docked?: boolean | undefined;
  className?: string | undefined;
}

/**
 * The view that all games of the house share: name and return, tools, screen, controls, last result,
 * and the sheets of rules and fairness. Before a player's first play the rules stand open.
 */
export function PlayFrame({
  seat,
  screen,
  board,
  controls,
  info,
  last,
  note,
  recent,
  ratio,
  docked = false,
  className,
}: PlayFrameProps) {
  const { messages, fill, percent } = usePlayFormat();
  const words = messages.playFrame;
  const { game, about, access, hasReadRules, onRulesRead } = seat;
  const mustRead = access === 'player' && !hasReadRules;
  const [isInfoOpen, setIsInfoOpen] = useState(mustRead);
  const [isFairnessOpen, setIsFairnessOpen] = useState(false);
  const [isFull, setIsFull] = useState(false);
  const facts = useMemo(() => ({ ...seat, openRules: () => setIsInfoOpen(true) }), [seat]);
  const closeInfo = (): void => {
    setIsInfoOpen(false);
    if (mustRead) onRulesRead();
  };
  const ratios = {
    '--play-narrow': ratio?.narrow ?? '4 / 3',
    '--play-wide': ratio?.wide ?? '16 / 9',
  } as CSSProperties;
  return (
    <PlayFrameContext.Provider value={facts}>
      <S.Root className={slotClass('PlayFrame', 'root', className)} style={ratios}>
        <S.Stage
          title={game.title}
          data-docked={flag(docked)}
          ratio="var(--play-ratio)"
          fullscreen={isFull}
          onFullscreenChange={setIsFull}
          toolbar={
            <S.Head>
              <S.Name className="lobi-PlayFrame-name">
                <h1>{game.title}</h1>
                <p>{fill(words.returnShort, { rtp: percent(about.returnBp) })}</p>
              </S.Name>
              <GameToolbar
                {...seat.tools}
                fullscreen={isFull}
                onFullscreenChange={setIsFull}
                onInfo={() => setIsInfoOpen(true)}
              >
                {seat.fairness !== undefined && (
                  <Toolbar.Button
                    data-tool="fairness"
                    onClick={() => setIsFairnessOpen(true)}
                    render={
                      <IconButton
                        label={messages.play.fairness}
                        path={mdiShieldCheckOutline}
                        iconSize={24}
                      />
                    }
                  />
                )}
              </GameToolbar>
            </S.Head>
          }
        >
          <GameRegion name="screen">
            <S.Screen>
              {recent !== undefined && <RecentResults items={recent} />}
              <S.Picture className="lobi-PlayFrame-picture">
                {screen}
                {last && (
                  <Celebration
                    stake={last.amount}
                    payout={last.payout}
                    seed={last.id}
                    kind="rise"
                  />
                )}
              </S.Picture>
              <LastResult last={last} note={note} currency={game.currency} />
            </S.Screen>
          </GameRegion>
          {board !== undefined && <GameRegion name="play">{board}</GameRegion>}
          <GameRegion name="controls">{controls}</GameRegion>
          {(info !== undefined || seat.session !== undefined) && (
            <GameRegion name="info">
              <S.Info>
                {info}
                {seat.session}
              </S.Info>
            </GameRegion>
          )}
        </S.Stage>
      </S.Root>
      <Dialog
        open={isInfoOpen}
        onOpenChange={(open) => (open ? setIsInfoOpen(true) : closeInfo())}
        title={fill(words.about, { title: game.title })}
        description={mustRead ? fill(words.readFirst, { rtp: percent(about.returnBp) }) : undefined}
        actions={<Button onClick={closeInfo}>{mustRead ? words.understood : words.close}</Button>}
      >
        <GameInfo
          title={game.title}
          {...about}
          minimumStake={game.minimumStake}
          maximumStake={game.maximumStake}
          currency={game.currency}
        />
      </Dialog>
      {seat.fairness !== undefined && (
        <Drawer
          open={isFairnessOpen}
          onOpenChange={setIsFairnessOpen}
          title={messages.play.fairness}
        >
          {seat.fairness}
        </Drawer>
      )}
    </PlayFrameContext.Provider>
  );
}
