import { mdiCheckCircleOutline } from '@mdi/js';
import { forwardRef, useEffect, useId, useRef, useState, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { formatDateTime } from '../date-time/format-date-time.ts';
import { FactsStep, LengthStep, SureStep } from './exclusion-steps.tsx';
import type { ExclusionLength } from './self-exclusion-flow.types.ts';
import * as S from './self-exclusion-flow.styles.ts';

export interface SelfExclusionFlowProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Durations that the brand must offer; default 6 months, 1 year, 5 years, indefinite. */
  lengths?: readonly ExclusionLength[] | undefined;
  /** Effects of the exclusion, in this order; default account, licence, money, promotions. */
  facts?: readonly string[] | undefined;
  onConfirm: (length: ExclusionLength) => void;
  /** State of the request; `done` shows that the exclusion is active. Default `idle`. */
  status?: 'idle' | 'sending' | 'done' | undefined;
  /** ISO 8601; end of the active exclusion. `null` for an indefinite one. */
  until?: string | null | undefined;
  /** Error text if starting failed, as a sentence. */
  error?: string | undefined;
  /** Leaves the flow from its first step; without it there is no button. */
  onCancel?: (() => void) | undefined;
}

type Step = 'facts' | 'length' | 'sure';

const steps: readonly Step[] = ['facts', 'length', 'sure'];

const allLengths: readonly ExclusionLength[] = ['6m', '1y', '5y', 'forever'];

/**
 * Self-exclusion in three steps: consequences, duration, and a typed confirmation. States what cannot be
 * undone. Requires no documents and offers no incentive to stay. The focus moves to the heading of each step.
 */
export const SelfExclusionFlow = forwardRef<HTMLElement, SelfExclusionFlowProps>(
  function SelfExclusionFlow(
    {
      lengths = allLengths,
      facts,
      onConfirm,
      status = 'idle',
      until,
      error,
      onCancel,
      className,
      ...rest
    },
    ref,
  ) {
    const { locale, timeZone, messages } = useKit();
    const texts = messages.safety;
    const titleId = useId();
    const [step, setStep] = useState<Step>('facts');
    const [length, setLength] = useState<ExclusionLength | null>(null);
    const [typed, setTyped] = useState('');
    const heading = useRef<HTMLHeadingElement>(null);
    const shownStep = status === 'done' ? 'done' : step;
    const shownPlace = useRef(shownStep);

    useEffect(() => {
      if (shownPlace.current === shownStep) return;
      shownPlace.current = shownStep;
      heading.current?.focus();
    }, [shownStep]);

    const index = steps.indexOf(step);
    const end = until == null ? undefined : formatDateTime(until, { locale, timeZone });
    const go = (to: number): void => {
      setTyped('');
      setStep(steps[to] ?? 'facts');
    };
    const headings = {
      facts: texts.exclusionFacts,
      length: texts.exclusionLength,
      sure: texts.exclusionSure,
      done: texts.exclusionDone,
    } as const;

    return (
      <S.Root
        aria-labelledby={titleId}
        {...rest}
        ref={ref}
        className={slotClass('SelfExclusionFlow', 'root', className)}
        data-step={shownStep}
      >
        <S.Head>
          <p id={titleId}>{texts.exclusionTitle}</p>
          {shownStep !== 'done' && (
            <small>{fill(texts.exclusionStep, { step: index + 1, count: steps.length })}</small>
          )}
        </S.Head>
        <S.Heading ref={heading} tabIndex={-1} className="lobi-SelfExclusionFlow-heading">
          {shownStep === 'done' && <Icon path={mdiCheckCircleOutline} size={24} />}
          {headings[shownStep]}
        </S.Heading>

        {shownStep === 'facts' && (
          <FactsStep facts={facts} onCancel={onCancel} onNext={() => go(1)} />
        )}
        {shownStep === 'length' && (
          <LengthStep
            lengths={lengths}
            length={length}
            onLengthChange={setLength}
            onBack={() => go(0)}
            onNext={() => go(2)}
          />
        )}
        {shownStep === 'sure' && length && (
          <SureStep
            length={length}
            typed={typed}
            onTypedChange={setTyped}
            isSending={status === 'sending'}
            error={error}
            onBack={() => go(1)}
            onConfirm={onConfirm}
          />
        )}
        {shownStep === 'done' && (
          <p>
            {end === undefined
              ? texts.exclusionDoneForever
              : fill(texts.exclusionDoneUntil, { time: end })}
          </p>
        )}
      </S.Root>
    );
  },
);
