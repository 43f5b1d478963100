import { Toolbar } from '@base-ui/react/toolbar';
import {
  mdiFullscreen,
  mdiFullscreenExit,
  mdiHeart,
  mdiHeartOutline,
  mdiInformationOutline,
  mdiTimerCogOutline,
  mdiVolumeHigh,
  mdiVolumeOff,
} from '@mdi/js';
import { forwardRef, useState, type HTMLAttributes, type ReactNode } from 'react';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './game-toolbar.styles.ts';

export interface GameToolbarProps extends HTMLAttributes<HTMLDivElement> {
  sound?: boolean | undefined;
  /** Default false: sound is off until the player turns it on. */
  defaultSound?: boolean | undefined;
  /** Without it there is no button; the same applies to the others. */
  onSoundChange?: ((sound: boolean) => void) | undefined;
  fullscreen?: boolean | undefined;
  onFullscreenChange?: ((fullscreen: boolean) => void) | undefined;
  favourite?: boolean | undefined;
  onFavouriteChange?: ((favourite: boolean) => void) | undefined;
  /** Opens rules and payouts. */
  onInfo?: (() => void) | undefined;
  /** Opens the limits of the player. */
  onLimits?: (() => void) | undefined;
  /** More buttons of the game, as `Toolbar` buttons. */
  children?: ReactNode;
}

interface Tool {
  readonly key: string;
  readonly label: string;
  readonly path: string;
  /** Makes it a toggle button. */
  readonly pressed?: boolean | undefined;
  readonly onClick: () => void;
}

/** Tools of a running game in one row; the arrow keys move between them, Tab leaves. */
export const GameToolbar = forwardRef<HTMLDivElement, GameToolbarProps>(function GameToolbar(
  {
    sound,
    defaultSound = false,
    onSoundChange,
    fullscreen = false,
    onFullscreenChange,
    favourite = false,
    onFavouriteChange,
    onInfo,
    onLimits,
    className,
    children,
    ...rest
  },
  ref,
) {
  const { play } = useMessages();
  const [ownSound, setOwnSound] = useState(defaultSound);
  const isLoud = sound ?? ownSound;
  const tools: readonly (Tool | undefined)[] = [
    onSoundChange && {
      key: 'sound',
      label: play.sound,
      path: isLoud ? mdiVolumeHigh : mdiVolumeOff,
      pressed: isLoud,
      onClick: () => {
        setOwnSound(!isLoud);
        onSoundChange(!isLoud);
      },
    },
    onInfo && { key: 'info', label: play.info, path: mdiInformationOutline, onClick: onInfo },
    onLimits && { key: 'limits', label: play.limits, path: mdiTimerCogOutline, onClick: onLimits },
    onFavouriteChange && {
      key: 'favourite',
      label: play.favourite,
      path: favourite ? mdiHeart : mdiHeartOutline,
      pressed: favourite,
      onClick: () => onFavouriteChange(!favourite),
    },
    onFullscreenChange && {
      key: 'fullscreen',
      label: play.fullscreen,
      path: fullscreen ? mdiFullscreenExit : mdiFullscreen,
      pressed: fullscreen,
      onClick: () => onFullscreenChange(!fullscreen),
    },
  ];
  return (
    <S.Root
      aria-label={play.toolbar}
      {...rest}
      ref={ref}
      className={slotClass('GameToolbar', 'root', className)}
    >
      {tools.map(
        (tool) =>
          tool && (
            <Toolbar.Button
              key={tool.key}
              aria-pressed={tool.pressed}
              data-tool={tool.key}
              onClick={tool.onClick}
              render={<IconButton label={tool.label} path={tool.path} iconSize={24} />}
            />
          ),
      )}
      {children}
    </S.Root>
  );
});
