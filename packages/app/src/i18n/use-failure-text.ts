import type { Failure } from '@lobi/core';
import type { MessageKey } from '@lobi/core/locales';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Errors whose server message is more precise than a general text, because it contains figures. */
const serverKnows: readonly Failure['code'][] = [
  'stake_below_minimum',
  'stake_above_maximum',
  'round_limit_reached',
  'draw_market_full',
  'amount_below_minimum',
  'amount_above_maximum',
  'limit_reached',
  'session_limit',
  'other_game_open',
  'too_large',
];

/** Describes a failure in the user's language. @source ours – spec §8 shows no messages */
export function useFailureText(): (failure: Failure) => string {
  const { t } = useTranslation();
  return useCallback(
    (failure) =>
      serverKnows.includes(failure.code)
        ? failure.message
        : t(`errors.${failure.code}` satisfies MessageKey, {
            ...failure.params,
            ref: failure.reference ?? '–',
            seconds: failure.retryAfterSeconds ?? 30,
            count: failure.retryAfterSeconds ?? 30,
          }),
    [t],
  );
}
