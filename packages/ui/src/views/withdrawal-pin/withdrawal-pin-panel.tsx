import { useEffect, useId, useRef, useState } from 'react';
import { RetryCallout } from '../../components/callout/retry-callout.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { flag } from '../../primitives/flag.ts';
import { Heading, type HeadingLevel } from '../../primitives/heading/heading.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as S from '../auth/second-factor.styles.ts';
import { WithdrawalPinEndForm } from './withdrawal-pin-end-form.tsx';
import { WithdrawalPinForm } from './withdrawal-pin-form.tsx';
import { WithdrawalPinRest } from './withdrawal-pin-rest.tsx';
import type { WithdrawalPinPanelProps } from './withdrawal-pin.types.ts';

type At = 'rest' | 'set' | 'end';

/**
 * The PIN that one's own withdrawals take: what it is good for, setting, changing and removing it.
 * @source ours – experience (Withdraw: PIN)
 * @example <WithdrawalPinPanel state={state} isTrivial={isTrivialPin} onSet={set} onEnd={end} />
 */
export function WithdrawalPinPanel({
  state,
  onSet,
  onEnd,
  isTrivial,
  loadError,
  onRetry,
  heading = 2,
  className,
  busy,
  error,
  fieldErrors,
}: WithdrawalPinPanelProps) {
  const { withdrawalPin: words } = useMessages();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [at, setAt] = useState<At>('rest');
  // What was said about one step is not said again at another.
  const [refused, setRefused] = useState(false);
  const seen = useRef(at);
  useEffect(() => {
    if (at === 'rest' && seen.current !== 'rest') title.current?.focus();
    seen.current = at;
  }, [at]);

  const go = (next: At): void => {
    setRefused(false);
    setAt(next);
  };
  const follow = async (answer: Promise<boolean>): Promise<void> => {
    setRefused(false);
    if (await answer) go('rest');
    else setRefused(true);
  };
  const shared = {
    level: Math.min(heading + 1, 6) as HeadingLevel,
    busy,
    error: refused ? error : undefined,
    fieldErrors: refused ? fieldErrors : undefined,
    onCancel: () => go('rest'),
  };
  const loading = state === undefined && loadError === undefined;
  return (
    <S.Root
      className={slotClass('WithdrawalPinPanel', 'root', className)}
      aria-labelledby={id}
      aria-busy={loading || undefined}
      data-loading={flag(loading)}
    >
      <S.Head>
        <Heading ref={title} id={id} level={heading} size="sm" tabIndex={-1}>
          {words.title}
        </Heading>
        {at === 'rest' && state?.since != null && <Badge tone="success">{words.on}</Badge>}
      </S.Head>
      {loading && (
        <>
          <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
          <Skeleton lines={2} />
        </>
      )}
      {loadError !== undefined && (
        <RetryCallout title={words.failed} onRetry={onRetry}>
          {loadError}
        </RetryCallout>
      )}
      {state && (
        <S.Step>
          {at === 'rest' && (
            <WithdrawalPinRest {...state} onSet={() => go('set')} onEnd={() => go('end')} />
          )}
          {at === 'set' && (
            <WithdrawalPinForm
              {...shared}
              isChange={state.since !== null}
              isTrivial={isTrivial}
              onSubmit={(values) => follow(onSet(values))}
            />
          )}
          {at === 'end' && (
            <WithdrawalPinEndForm {...shared} onSubmit={(values) => follow(onEnd(values))} />
          )}
        </S.Step>
      )}
    </S.Root>
  );
}
