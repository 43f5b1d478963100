import { useEffect, useId, useRef, type ReactNode } from 'react';
import { RetryCallout } from '../../components/callout/retry-callout.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { flag } from '../../primitives/flag.ts';
import { Heading, type HeadingLevel } from '../../primitives/heading/heading.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as S from './second-factor.styles.ts';

interface SettingPanelProps {
  texts: Readonly<Record<'title' | 'on' | 'loading' | 'failed', string>>;
  /** Time of enabling, `null` if disabled; `undefined` while unknown. */
  since: string | null | undefined;
  /** Whether no step is open; after a step the title gets the focus. */
  isAtRest: boolean;
  loadError?: string | undefined;
  onRetry?: (() => void) | undefined;
  heading: HeadingLevel;
  className: string;
  children: ReactNode;
}

/** Frame of a setting that is enabled and disabled in steps: title, status, loading and error states. */
export function SettingPanel({
  texts,
  since,
  isAtRest,
  loadError,
  onRetry,
  heading,
  className,
  children,
}: SettingPanelProps) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const wasAtRest = useRef(isAtRest);
  useEffect(() => {
    if (isAtRest && !wasAtRest.current) title.current?.focus();
    wasAtRest.current = isAtRest;
  }, [isAtRest]);

  const loading = since === undefined && loadError === undefined;
  return (
    <S.Root
      className={className}
      aria-labelledby={id}
      aria-busy={loading || undefined}
      data-loading={flag(loading)}
    >
      <S.Head>
        <Heading ref={title} id={id} level={heading} size="sm" tabIndex={-1}>
          {texts.title}
        </Heading>
        {isAtRest && since != null && <Badge tone="success">{texts.on}</Badge>}
      </S.Head>
      {loading && (
        <>
          <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
          <Skeleton lines={2} />
        </>
      )}
      {loadError !== undefined && (
        <RetryCallout title={texts.failed} onRetry={onRetry}>
          {loadError}
        </RetryCallout>
      )}
      {children}
    </S.Root>
  );
}
