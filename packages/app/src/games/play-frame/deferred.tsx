import { memo, useDeferredValue, type ComponentType } from 'react';

/**
 * A stage that is rendered between frames. What a press and its answer change of it takes a slow phone
 * longer than a frame may; deferred, React stops on the way whenever a frame is due. The stage shows
 * all of its facts of one moment, so what it shows is consistent. Whether a press counts is never
 * its to decide: controllers ignore what comes while a play is under way.
 * @source ours
 * @example const Stage = deferredStage(DiceStage);
 */
export function deferredStage<Props extends object>(stage: ComponentType<Props>) {
  const Stage = memo(stage) as unknown as ComponentType<Props>;
  return function DeferredStage(props: Props) {
    return <Stage {...useDeferredValue(props)} />;
  };
}
