import { Callout, Heading, Stack } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import type { EngineProps } from '../engine-props.ts';

/** Staff's view of a game that its provider runs. */
export function ProviderDesk({ game }: EngineProps) {
  const { t } = useTranslation();
  return (
    <Stack gap={5}>
      <Heading level={1}>{game.title}</Heading>
      <Callout>{t('provider.deskNote', { provider: game.provider })}</Callout>
    </Stack>
  );
}
