import { useEffect, useId, useRef } from 'react';
import { RetryCallout } from '../../components/callout/retry-callout.tsx';
import { Stepper } from '../../components/stepper/stepper.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { flag } from '../../primitives/flag.ts';
import { Heading } from '../../primitives/heading/heading.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { SecondFactorSteps } from './second-factor-steps.tsx';
import type { SecondFactorPanelProps } from './second-factor.types.ts';
import { useSecondFactorWay } from './use-second-factor-way.ts';
import * as S from './second-factor.styles.ts';

/** Steps of turning it on that have a place on the way. */
const onTheWay: readonly string[] = ['password', 'scan', 'codes'];

/**
 * The second step of one's own sign-in: what it is good for, turning it on with an authenticator
 * app, the recovery codes, new ones in their place, and turning it off. Also for a page that demands it.
 * @source ours (security.md 6.3.3)
 * @example <SecondFactorPanel state={state} username="siti" onBegin={begin} onConfirm={confirm} onRenew={renew} onEnd={end} />
 */
export function SecondFactorPanel(props: SecondFactorPanelProps) {
  const { state, loadError, onRetry, heading = 2, className } = props;
  const { secondFactor: words } = useMessages();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const way = useSecondFactorWay(props);
  const { at } = way.step;

  const seen = useRef(at);
  useEffect(() => {
    if (at === 'rest' && seen.current !== 'rest') title.current?.focus();
    seen.current = at;
  }, [at]);

  const loading = state === undefined && loadError === undefined;
  return (
    <S.Root
      className={slotClass('SecondFactorPanel', 'root', className)}
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
          <Skeleton lines={3} />
        </>
      )}
      {loadError !== undefined && (
        <RetryCallout title={words.failed} onRetry={onRetry}>
          {loadError}
        </RetryCallout>
      )}
      {onTheWay.includes(at) && (
        <Stepper
          current={at}
          steps={[
            { id: 'password', label: words.stepPassword },
            { id: 'scan', label: words.stepScan },
            { id: 'codes', label: words.stepKeep },
          ]}
        />
      )}
      {state && <SecondFactorSteps {...props} state={state} way={way} heading={heading} />}
    </S.Root>
  );
}
