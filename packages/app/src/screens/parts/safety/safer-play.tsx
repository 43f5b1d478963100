import type { User } from '@lobi/core/contract';
import { Heading, Stack, SupportContact } from '@lobi/ui';
import { HelpLinks } from '@lobi/ui/safety';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../config/brand-context.ts';
import { Breaks } from './breaks.tsx';
import { CheckInterval } from './check-interval.tsx';

/** Reminders, breaks and help, below the limits. */
export function SaferPlay({ reader }: { readonly reader: User }) {
  const { t } = useTranslation();
  const { helpLinks } = useBrand();
  const mayPlay = reader.status === 'activated';
  return (
    <Stack gap={5}>
      {mayPlay && <CheckInterval />}
      <Heading>{t('safer.breaks')}</Heading>
      <Breaks reader={reader} />
      <HelpLinks links={helpLinks} />
      <SupportContact />
    </Stack>
  );
}
