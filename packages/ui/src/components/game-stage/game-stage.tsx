import {
  forwardRef,
  useCallback,
  useMemo,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactNode,
} from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { flag } from '../../primitives/flag.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import { mergeRefs } from '../text-field/merge-refs.ts';
import { StageContext, type GameRegionName, type GameRegions } from './stage-context.ts';
import { useFullscreen } from './use-fullscreen.ts';
import * as S from './game-stage.styles.ts';

/**
 * `lost`: the connection is lost and will be restored; the screen stays visible, but controls are
 * disabled.
 */
export type GameStageStatus = 'loading' | 'ready' | 'error' | 'lost';

export interface GameStageProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Name of the game; names the stage. */
  title: string;
  /** Default `ready`. */
  status?: GameStageStatus | undefined;
  /** Reloads the game; without it there is no button. */
  onRetry?: (() => void) | undefined;
  fullscreen?: boolean | undefined;
  /** Also reports when the browser leaves full screen on its own, e.g. on Escape. */
  onFullscreenChange?: ((fullscreen: boolean) => void) | undefined;
  /** Aspect ratio of the screen, e.g. `4 / 3`; default `16 / 9`. */
  ratio?: string | undefined;
  /** Tools in the upper bar, e.g. `GameToolbar`. */
  toolbar?: ReactNode;
  /** The game: its `GameRegion` elements render into the regions. */
  children?: ReactNode;
}

/**
 * The frame of a game in the host page: five named regions that a game bundle fills, its states, and full
 * screen. On a wide page play and controls are beside the screen, on a phone below it; an empty region takes
 * no space.
 */
export const GameStage = forwardRef<HTMLElement, GameStageProps>(function GameStage(
  {
    title,
    status = 'ready',
    onRetry,
    fullscreen = false,
    onFullscreenChange,
    ratio,
    toolbar,
    className,
    style,
    children,
    ...rest
  },
  ref,
) {
  const { play } = useMessages();
  const root = useRef<HTMLElement>(null);
  const [regions, setRegions] = useState<GameRegions>({});
  useFullscreen(root, fullscreen, onFullscreenChange);

  const keep = useCallback(
    (name: GameRegionName) =>
      (element: HTMLElement | null): void => {
        setRegions((all) => {
          if (all[name] === (element ?? undefined)) return all;
          const { [name]: _, ...others } = all;
          return element ? { ...others, [name]: element } : others;
        });
      },
    [],
  );
  const regionRefs = useMemo(
    () => ({
      screen: keep('screen'),
      controls: keep('controls'),
      play: keep('play'),
      info: keep('info'),
      error: keep('error'),
    }),
    [keep],
  );
  const isPaused = status === 'lost' || status === 'error';
  const inertProps = isPaused ? { inert: true } : {};
  return (
    <S.Root
      aria-label={title}
      {...rest}
      ref={mergeRefs(root, ref)}
      className={slotClass('GameStage', 'root', className)}
      style={ratio === undefined ? style : { ['--stage-ratio' as string]: ratio, ...style }}
      aria-busy={status === 'loading' || undefined}
      data-status={status}
      data-fullscreen={flag(fullscreen)}
    >
      {toolbar !== undefined && <S.Bar className="lobi-GameStage-toolbar">{toolbar}</S.Bar>}
      <S.Screen className="lobi-GameStage-frame">
        <S.Region
          ref={regionRefs.screen}
          role="region"
          aria-label={play.regionScreen}
          className="lobi-GameStage-screen"
          data-region="screen"
          {...inertProps}
        />
        {status === 'loading' && (
          <S.Cover className="lobi-GameStage-loading">
            <Spinner size="lg" label={play.stageLoading} />
            <span aria-hidden="true">{play.stageLoading}</span>
          </S.Cover>
        )}
        {isPaused && (
          <S.Cover role="alert" className="lobi-GameStage-error" data-region="error">
            <S.ErrorSlot ref={regionRefs.error} />
            <S.ErrorText>
              <b>{status === 'lost' ? play.stageLostTitle : play.stageErrorTitle}</b>
              <span>{status === 'lost' ? play.stageLostBody : play.stageErrorBody}</span>
            </S.ErrorText>
            {onRetry && (
              <Button variant="soft" onClick={onRetry}>
                {play.retry}
              </Button>
            )}
          </S.Cover>
        )}
      </S.Screen>
      <S.Side className="lobi-GameStage-side">
        {(['play', 'controls', 'info'] as const).map((name) => (
          <S.Region
            key={name}
            ref={regionRefs[name]}
            role="group"
            aria-label={
              { play: play.regionPlay, controls: play.regionControls, info: play.regionInfo }[name]
            }
            className={`lobi-GameStage-${name}`}
            data-region={name}
            {...(name === 'info' ? {} : inertProps)}
          />
        ))}
      </S.Side>
      <StageContext.Provider value={regions}>{children}</StageContext.Provider>
    </S.Root>
  );
});
