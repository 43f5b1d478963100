import { memo } from 'react';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { GameInfo } from '../../components/game-info/game-info.tsx';
import { Button } from '../../primitives/button/button.tsx';
import type { PlayAbout, PlayGame } from './play-frame.types.ts';
import { usePlayFormat } from './use-play-format.ts';

export interface AboutDialogProps {
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  game: PlayGame;
  about: PlayAbout;
  /** Text of the game's return. */
  rtp: string;
  /** Whether the rules must be read before the first play. */
  mustRead: boolean;
}

/** Dialog with rules, payouts and return of a game. */
export const AboutDialog = memo(function AboutDialog(props: AboutDialogProps) {
  const { isOpen, onOpenChange, game, about, rtp, mustRead } = props;
  const { messages, fill } = usePlayFormat();
  const texts = messages.playFrame;
  const readFirst = mustRead ? fill(texts.readFirst, { rtp }) : undefined;
  const description = [game.meaning, readFirst].filter((text) => text !== undefined).join(' · ');
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={fill(texts.about, { title: game.title })}
      description={description === '' ? undefined : description}
      actions={
        <Button onClick={() => onOpenChange(false)}>
          {mustRead ? texts.understood : texts.close}
        </Button>
      }
    >
      <GameInfo
        title={game.title}
        {...about}
        minimumStake={game.minimumStake}
        maximumStake={game.maximumStake}
        currency={game.currency}
      />
    </Dialog>
  );
});
