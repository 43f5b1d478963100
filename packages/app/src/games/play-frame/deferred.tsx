import { memo, useDeferredValue, type ComponentType } from 'react';

/**
 * A stage that renders between frames. On slow phones a press and its response can take longer than a
 * frame to render; a deferred render is interruptible. All props are deferred together, so that the
 * stage is consistent. It never decides whether a press counts: controllers ignore presses while a play
 * is in progress.
 * @source ours
 * @example const Stage = deferredStage(DiceStage);
 */
export function deferredStage<Props extends object>(stage: ComponentType<Props>) {
  const Stage = memo(stage) as unknown as ComponentType<Props>;
  return function DeferredStage(props: Props) {
    return <Stage {...useDeferredValue(props)} />;
  };
}
