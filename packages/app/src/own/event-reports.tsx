import { usePlatform } from '@lobi/core/react';
import { ConsentBar } from '@lobi/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../config/brand-context.ts';
import type { BrandEvent, EventListener } from '../config/events.ts';
import { setConsent, useConsent } from '../page/consent.ts';
import { receiveEventTriggers } from './event-triggers.ts';
import { completedIn, toCompleted, toEvent } from './to-events.ts';

const none: readonly EventListener[] = [];

/**
 * Reports events to the brand and its plugins once the visitor has consented, and asks for consent if the
 * brand requires it. Events before the answer are then reported, or discarded.
 */
export function EventReports() {
  const { t } = useTranslation();
  const { api, serverNow } = usePlatform();
  const { listeners = none, asksConsent = true, onError } = useBrand().own ?? {};
  const answer = useConsent();
  const isAllowed = asksConsent ? answer : true;

  useEffect(() => {
    if (isAllowed === null) return undefined;
    if (!isAllowed) return receiveEventTriggers(() => undefined);
    const since = serverNow();
    const seen = new Set<string>();
    const report = (event: BrandEvent | null): void => {
      if (!event) return;
      for (const listener of listeners) {
        try {
          listener(event);
        } catch (error) {
          // A failure of the statistics must not break the page.
          onError?.(error, { page: '' });
        }
      }
    };
    return receiveEventTriggers((trigger) => {
      report(toEvent(trigger));
      for (const transactionId of completedIn(trigger, since)) {
        if (seen.has(transactionId)) continue;
        seen.add(transactionId);
        api.call('transaction.show', { params: { transactionId } }).then(
          ({ data }) => report(toCompleted(data)),
          () => undefined,
        );
      }
    });
  }, [isAllowed, api, serverNow, listeners, onError]);

  if (!asksConsent) return null;
  return (
    <ConsentBar
      open={answer === null}
      categories={[
        {
          id: 'statistics',
          label: t('consent.statistics'),
          description: t('consent.statisticsBody'),
        },
      ]}
      onSave={(accepted) => setConsent(accepted.includes('statistics'))}
    />
  );
}
