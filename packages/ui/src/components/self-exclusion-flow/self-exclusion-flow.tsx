import { mdiCheckCircleOutline } from '@mdi/js';
import { forwardRef, useEffect, useId, useRef, useState, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Callout } from '../callout/callout.tsx';
import { formatDateTime } from '../date-time/format-date-time.ts';
import { DurationChoice } from '../duration-choice/duration-choice.tsx';
import { FormField } from '../form-field/form-field.tsx';
import * as F from '../form-field/form-field.styles.ts';
import * as S from './self-exclusion-flow.styles.ts';

/** Length of an exclusion; `forever` has no end. */
export type ExclusionLength = '6m' | '1y' | '5y' | 'forever';

export interface SelfExclusionFlowProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Lengths the brand must offer; default 6 months, 1 year, 5 years, without an end. */
  lengths?: readonly ExclusionLength[] | undefined;
  /** What the exclusion does, in this order; default account, licence, money, promotions. */
  facts?: readonly string[] | undefined;
  onConfirm: (length: ExclusionLength) => void;
  /** `done` shows that it is in force. Default `idle`. */
  status?: 'idle' | 'sending' | 'done' | undefined;
  /** ISO 8601; when it ends, once it is in force. `null` for one without an end. */
  until?: string | null | undefined;
  /** Why it could not be started, as a whole sentence. */
  error?: string | undefined;
  /** Leaves the flow from its first step; without it there is no button. */
  onCancel?: (() => void) | undefined;
}

type Step = 'facts' | 'length' | 'sure';

const steps: readonly Step[] = ['facts', 'length', 'sure'];

const lengthWords = {
  '6m': 'exclusion6m',
  '1y': 'exclusion1y',
  '5y': 'exclusion5y',
  forever: 'exclusionForever',
} as const;

const allLengths: readonly ExclusionLength[] = ['6m', '1y', '5y', 'forever'];

/**
 * Leaving play for a long time, in three steps: what happens, for how long, and a typed yes. Says
 * plainly what cannot be undone. Asks for no papers and offers nothing to stay for. The focus goes
 * to the heading of each step.
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
    const words = messages.safety;
    const titleId = useId();
    const [step, setStep] = useState<Step>('facts');
    const [length, setLength] = useState<ExclusionLength | null>(null);
    const [typed, setTyped] = useState('');
    const heading = useRef<HTMLHeadingElement>(null);
    const place = status === 'done' ? 'done' : step;
    const shownPlace = useRef(place);

    useEffect(() => {
      if (shownPlace.current === place) return;
      shownPlace.current = place;
      heading.current?.focus();
    }, [place]);

    const index = steps.indexOf(step);
    const isTyped = typed.trim().toLocaleUpperCase(locale) === words.exclusionWord;
    const end = until == null ? undefined : formatDateTime(until, { locale, timeZone });
    const go = (to: number): void => {
      setTyped('');
      setStep(steps[to] ?? 'facts');
    };
    const lengthText = length === null ? '' : words[lengthWords[length]];
    const headings = {
      facts: words.exclusionFacts,
      length: words.exclusionLength,
      sure: words.exclusionSure,
      done: words.exclusionDone,
    } as const;
    const shownFacts = facts ?? [
      words.exclusionClosed,
      words.exclusionBrands,
      words.exclusionMoney,
      words.exclusionMail,
    ];
    const isSending = status === 'sending';

    return (
      <S.Root
        aria-labelledby={titleId}
        {...rest}
        ref={ref}
        className={slotClass('SelfExclusionFlow', 'root', className)}
        data-step={place}
      >
        <S.Head>
          <p id={titleId}>{words.exclusionTitle}</p>
          {place !== 'done' && (
            <small>{fill(words.exclusionStep, { step: index + 1, count: steps.length })}</small>
          )}
        </S.Head>
        <S.Heading ref={heading} tabIndex={-1} className="lobi-SelfExclusionFlow-heading">
          {place === 'done' && <Icon path={mdiCheckCircleOutline} size={24} />}
          {headings[place]}
        </S.Heading>

        {place === 'facts' && (
          <>
            <S.Facts>
              {shownFacts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </S.Facts>
            <Callout tone="warning">{words.exclusionFinal}</Callout>
            <S.Actions>
              {onCancel && (
                <Button variant="ghost" onClick={onCancel}>
                  {messages.base.cancel}
                </Button>
              )}
              <Button variant="outline" onClick={() => go(1)}>
                {words.next}
              </Button>
            </S.Actions>
          </>
        )}

        {place === 'length' && (
          <>
            <DurationChoice
              label={words.exclusionLength}
              options={lengths.map((value) => ({ value, label: words[lengthWords[value]] }))}
              value={length}
              onValueChange={setLength}
            />
            {length === 'forever' && (
              <Callout tone="warning">{words.exclusionForeverFinal}</Callout>
            )}
            <S.Actions>
              <Button variant="ghost" onClick={() => go(0)}>
                {words.back}
              </Button>
              <Button variant="outline" disabled={length === null} onClick={() => go(2)}>
                {words.next}
              </Button>
            </S.Actions>
          </>
        )}

        {place === 'sure' && length && (
          <S.Sure
            onSubmit={(event) => {
              event.preventDefault();
              if (isTyped && !isSending) onConfirm(length);
            }}
          >
            <Callout tone="danger" title={lengthText}>
              {length === 'forever' ? words.exclusionForeverFinal : words.exclusionFinal}
            </Callout>
            <FormField label={fill(words.exclusionType, { text: words.exclusionWord })}>
              {(control) => (
                <F.Frame data-size="lg">
                  <F.Input
                    {...control}
                    value={typed}
                    autoComplete="off"
                    spellCheck={false}
                    disabled={isSending}
                    onChange={(event) => setTyped(event.target.value)}
                  />
                </F.Frame>
              )}
            </FormField>
            {error !== undefined && (
              <Callout tone="danger" role="alert">
                {error}
              </Callout>
            )}
            <S.Actions>
              <Button variant="ghost" disabled={isSending} onClick={() => go(1)}>
                {words.back}
              </Button>
              <Button type="submit" tone="danger" loading={isSending} disabled={!isTyped}>
                {fill(words.exclusionConfirm, { duration: lengthText })}
              </Button>
            </S.Actions>
          </S.Sure>
        )}

        {place === 'done' && (
          <p>
            {end === undefined
              ? words.exclusionDoneForever
              : fill(words.exclusionDoneUntil, { time: end })}
          </p>
        )}
      </S.Root>
    );
  },
);
