import { Callout, Heading, Stack } from '@lobi/ui';
import { useTranslation } from 'react-i18next';
import type { EngineProps } from '../engine-props.ts';

/** Staff's view of a provider's game. */
export function ProviderConsole({ game }: EngineProps) {
  const { t } = useTranslation();
  return (
    <Stack gap={5}>
      <Heading level={1}>{game.title}</Heading>
      <Callout>{t('provider.consoleNote', { provider: game.provider })}</Callout>
    </Stack>
  );
}
