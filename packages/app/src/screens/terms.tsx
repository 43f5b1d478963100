import { Button, Card, Heading, KitLink, Stack, Text } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../config/brand-context.ts';
import { usePageTitle } from '../page/use-page-title.ts';

const points = [
  'terms.playMoney',
  'terms.pool',
  'terms.refund',
  'terms.draw',
  'terms.break',
] as const;

/** Terms and conditions, at `/`. @source spec §1 (the notice's link), §2 (second entry at /) */
export function TermsScreen() {
  usePageTitle('route.terms');
  const { t } = useTranslation();
  const { minimumAge } = useBrand();
  return (
    <Card as="article" padding={7}>
      <Stack gap={5}>
        <Heading level={1} size="xl">
          {t('terms.title')}
        </Heading>
        <Text>{t('terms.intro')}</Text>
        <Text>{t('terms.age', { age: minimumAge })}</Text>
        {points.map((key) => (
          <Text key={key}>{t(key)}</Text>
        ))}
        <Button render={<KitLink href="/game" />}>{t('app.backToLobby')}</Button>
      </Stack>
    </Card>
  );
}
