import type { Failure } from '@lobi/core';
import { ErrorPage, type ErrorPageProps } from '@lobi/ui';

/** Pictures of the failures that have one of their own. */
const scenes: Partial<Record<Failure['code'], ErrorPageProps['code']>> = {
  not_found: '404',
  forbidden: '403',
  too_many: '429',
  too_soon: '429',
  unavailable: 'maintenance',
  network: 'offline',
  timeout: 'slow',
};

/** In place of a page whose one thing did not come; what is not there is not asked for again. */
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
