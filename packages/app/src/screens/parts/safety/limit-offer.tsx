import type { Limit, User } from '@lobi/core/contract';
import { useSettings } from '@lobi/core/react';
import { Button, Heading, Inline, Stack, Text } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import { LimitEditors } from '../money/limit-editors.tsx';
import { lacksLimit, offeredKinds } from './limit-offer-rules.ts';

interface LimitOfferProps {
  readonly limits: readonly Limit[];
  readonly reader: User;
  /** The user continues, with or without limits. */
  readonly onDone: () => void;
}

/**
 * Offers limits of deposits, losses and time before the first deposit. No amount is prefilled or
 * suggested. A limit is optional here, unless the jurisdiction requires one.
 * @source ours – after RTS 12A
 */
export function LimitOffer({ limits, reader, onDone }: LimitOfferProps) {
  const { t } = useTranslation();
  const settings = useSettings();
  const isMandatory = settings.status === 'ready' && settings.settings.app.policy.limitsMandatory;
  const isLacking = lacksLimit(limits, isMandatory);
  return (
    <Stack gap={5} align="stretch">
      <Stack gap={2}>
        <Heading level={2}>{t('limit.first.title')}</Heading>
        <Text>{t('limit.first.text')}</Text>
        {isMandatory && <Text weight="semibold">{t('limit.first.demanded')}</Text>}
      </Stack>
      <LimitEditors kinds={offeredKinds} limits={limits} reader={reader} />
      <Inline>
        {limits.length === 0 && !isLacking ? (
          <Button variant="outline" onClick={onDone}>
            {t('limit.first.later')}
          </Button>
        ) : (
          <Button disabled={isLacking} onClick={onDone}>
            {t('limit.first.go')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
