import { Toolbar } from '@base-ui/react/toolbar';
import { mdiShieldCheckOutline } from '@mdi/js';
import { memo } from 'react';
import { GameToolbar } from '../../components/game-toolbar/game-toolbar.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { Audience } from './audience.tsx';
import type { PlaySeat } from './play-frame.types.ts';
import { usePlayFormat } from './use-play-format.ts';
import * as S from './play-head.styles.ts';

export interface PlayHeadProps {
  title: string;
  /** What the title means in the language of the page. */
  meaning: string | undefined;
  /** Text of the game's return. */
  rtp: string;
  /** Number of players at the game; `null` while unknown. */
  audience: number | null;
  tools: PlaySeat['tools'];
  /** Time and net of the session. */
  session: PlaySeat['session'];
  isFull: boolean;
  onFullscreenChange: (fullscreen: boolean) => void;
  onInfo: () => void;
  /** Opens the fairness sheet; without it there is none. */
  onFairness: (() => void) | undefined;
}

/** Name and return of a game, the session, and the tools. Memoized: plays do not affect it. */
export const PlayHead = memo(function PlayHead(props: PlayHeadProps) {
  const { title, meaning, rtp, audience, tools, session } = props;
  const { isFull, onFullscreenChange, onInfo, onFairness } = props;
  const { messages, fill } = usePlayFormat();
  return (
    <S.Head>
      <S.Name className="lobi-PlayFrame-name">
        <h1>{title}</h1>
        <S.Facts className="lobi-PlayFrame-facts">
          {meaning !== undefined && <S.Meaning>{meaning}</S.Meaning>}
          <p>{fill(messages.playFrame.returnShort, { rtp })}</p>
          {audience !== null && <Audience count={audience} />}
        </S.Facts>
      </S.Name>
      {session !== undefined && <S.Session className="lobi-PlayFrame-session">{session}</S.Session>}
      <GameToolbar
        {...tools}
        fullscreen={isFull}
        onFullscreenChange={onFullscreenChange}
        onInfo={onInfo}
      >
        {onFairness && (
          <Toolbar.Button
            data-tool="fairness"
            onClick={onFairness}
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
  );
});
