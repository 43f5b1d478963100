import type { GameProvider } from '@lobi/core/contract';
import { Button } from '@lobi/ui';
import { ProviderCard } from '@lobi/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskChange } from '../changes/ask-change.tsx';
import { ProviderHistory } from './provider-history.tsx';
import { ProviderTerms } from './provider-terms.tsx';
import { SuspendAction } from './suspend-action.tsx';
import { SuspensionNotice } from './suspension-notice.tsx';

type Shown = 'terms' | 'history';

const statusOf = ({ suspension, registered }: GameProvider) =>
  suspension ? 'suspended' : registered ? 'active' : 'unregistered';

/** One provider: its caps, the cause of its suspension, and the actions of staff. */
export function ProviderItem({ provider }: { provider: GameProvider }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Shown>();
  const { id: providerId, name, suspension } = provider;
  const button = (what: Shown) => (
    <Button
      variant="soft"
      aria-label={`${t(`admin.provider.${what}`)}, ${name}`}
      onClick={() => setShown(what)}
    >
      {t(`admin.provider.${what}`)}
    </Button>
  );
  return (
    <>
      <ProviderCard
        level={2}
        provider={{ ...provider, status: statusOf(provider) }}
        notice={suspension && <SuspensionNotice suspension={suspension} />}
        actions={
          <>
            {suspension ? (
              <AskChange
                label={t('admin.provider.lift')}
                title={t('admin.provider.liftTitle', { name })}
                change={(reason) => ({
                  kind: 'provider.lift',
                  params: { providerId, suspensionId: suspension.id },
                  reason,
                })}
              >
                {t('admin.provider.liftBody')}
              </AskChange>
            ) : (
              <SuspendAction provider={provider} />
            )}
            {button('terms')}
            {button('history')}
          </>
        }
      />
      {shown === 'terms' && (
        <ProviderTerms provider={provider} onClose={() => setShown(undefined)} />
      )}
      {shown === 'history' && (
        <ProviderHistory provider={provider} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}
