import { mdiCheck, mdiCircleSmall, mdiClose } from '@mdi/js';
import { forwardRef, type HTMLAttributes } from 'react';
import type { KitMessages, TextKey } from '../../messages/kit-messages.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { DateTime } from '../date-time/date-time.tsx';
import type { RoundStatus } from '../game-card/game.types.ts';
import {
  timelineSteps,
  type StepState,
  type TimelineStep,
  type TimelineTimes,
} from './timeline-steps.ts';
import * as S from './round-timeline.styles.ts';

export interface RoundTimelineProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
  status: RoundStatus;
  /** Time of each step, ISO 8601; unknown ones show no time. */
  times?: TimelineTimes | undefined;
  /** Default `horizontal`, which becomes vertical if there is not enough room. */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

const names: Readonly<Record<TimelineStep, TextKey<'arena'>>> = {
  standby: 'stepStandby',
  open: 'stepOpen',
  'last-call': 'stepLastCall',
  closed: 'stepClosed',
  declared: 'stepDeclared',
  settled: 'stepSettled',
  cancelled: 'stepCancelled',
};

const stateTexts: Readonly<Record<StepState, keyof KitMessages['play']>> = {
  done: 'stepDone',
  now: 'stepNow',
  ahead: 'stepAhead',
};

const noTimes: TimelineTimes = {};

/** Progress of a round, as an ordered list; a cancelled round ends at its last step. */
export const RoundTimeline = forwardRef<HTMLOListElement, RoundTimelineProps>(
  function RoundTimeline(
    { status, times = noTimes, orientation = 'horizontal', className, ...rest },
    ref,
  ) {
    const { arena, play } = useMessages();
    return (
      <S.Root
        aria-label={play.timeline}
        {...rest}
        ref={ref}
        className={slotClass('RoundTimeline', 'root', className)}
        data-orientation={orientation}
      >
        {timelineSteps(status, times).map(({ step, state, at }) => (
          <S.Step
            key={step}
            className="lobi-RoundTimeline-step"
            aria-current={state === 'now' ? 'step' : undefined}
            data-state={state}
            data-step={step}
          >
            <S.Dot>
              <Icon
                path={
                  step === 'cancelled' ? mdiClose : state === 'done' ? mdiCheck : mdiCircleSmall
                }
                size={16}
              />
            </S.Dot>
            <S.Text>
              <b>
                {status === 'settling' && state === 'now'
                  ? arena.stateSettling
                  : arena[names[step]]}
              </b>
              <VisuallyHidden> ({play[stateTexts[state]]})</VisuallyHidden>
              {at !== null && <DateTime at={at} mode="clock" zone={false} />}
            </S.Text>
          </S.Step>
        ))}
      </S.Root>
    );
  },
);
