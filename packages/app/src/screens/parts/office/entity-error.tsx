import type { Failure } from '@lobi/core';
import { ErrorPage, type ErrorPageProps } from '@lobi/ui';

/** Illustrations of errors that have one. */
const scenes: Partial<Record<Failure['code'], ErrorPageProps['code']>> = {
  not_found: '404',
  forbidden: '403',
  rate_limited: '429',
  too_soon: '429',
  unavailable: 'maintenance',
  network: 'offline',
  timeout: 'slow',
};

/** Replaces a page whose record failed to load; without a retry if it does not exist. */
export function EntityError({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const code = scenes[failure.code] ?? '500';
  const isFinal = code === '404' || code === '403';
  return (
    <ErrorPage
      code={code}
      reference={failure.reference}
      homeHref="/game"
      onRetry={isFinal ? undefined : onRetry}
    />
  );
}
