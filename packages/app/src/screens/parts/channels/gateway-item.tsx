import type { Gateway, GatewayUpdate } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { useAction } from '@lobi/core/react/lists';
import { Button, ConfirmDialog } from '@lobi/ui';
import { GatewayCard } from '@lobi/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../page/toasts.ts';
import { useChangeApproval } from '../changes/use-change-approval.tsx';
import { GatewaySettings } from './gateway-settings.tsx';
import { useSaving } from '../../../page/use-saving.ts';

type Change = Omit<GatewayUpdate, 'version'>;
type Question = 'disable' | 'maintenance';

/** One gateway: its switches with confirmations, its limits and its secret. */
export function GatewayItem({ gateway }: { gateway: Gateway }) {
  const { t } = useTranslation();
  const update = useAction('admin.gateway.update');
  const saving = useSaving();
  const [question, setQuestion] = useState<Question>();
  const [editing, setEditing] = useState(false);
  const approval = useChangeApproval(() => setEditing(false));
  const { id, name, version, currency, min, max, daily, channels } = gateway;

  async function save(change: Change): Promise<void> {
    const body = { version, ...change };
    const done = await saving.send(() => {
      const call = () => update.run({ params: { gatewayId: id }, body });
      setQuestion(undefined);
      return approval.run(call, {
        kind: 'gateway.update',
        params: { gatewayId: id, change: body },
      });
    });
    if (done === false) return;
    setEditing(false);
    if (done === true) showToast({ tone: 'success', title: t('admin.gateway.saved', { name }) });
  }

  return (
    <>
      <GatewayCard
        level={2}
        gateway={{
          ...gateway,
          limits: {
            currency,
            min: min ?? undefined,
            max: max ?? undefined,
            daily: daily ?? undefined,
          },
          channels: channels.map((channel) => ({
            ...channel,
            status: channel.enabled ? 'enabled' : 'disabled',
            href: buildPath('admin.channel.edit', { channelId: channel.id }),
          })),
        }}
        busy={saving.busy}
        error={editing ? undefined : saving.error}
        onEnabledChange={(enabled) => (enabled ? void save({ enabled }) : setQuestion('disable'))}
        onMaintenanceChange={(maintenance) =>
          maintenance ? setQuestion('maintenance') : void save({ maintenance })
        }
        actions={
          <Button variant="soft" disabled={saving.busy} onClick={() => setEditing(true)}>
            {t('admin.gateway.settings')}
          </Button>
        }
      />
      <ConfirmDialog
        open={question !== undefined}
        onOpenChange={(open) => {
          if (!open) setQuestion(undefined);
        }}
        tone={question === 'maintenance' ? 'accent' : 'danger'}
        title={t(`admin.gateway.${question ?? 'disable'}.title`, { name })}
        description={t(`admin.gateway.${question ?? 'disable'}.effect`, {
          name,
          count: channels.length,
        })}
        confirmLabel={t(`admin.gateway.${question ?? 'disable'}.do`)}
        busy={saving.busy}
        onConfirm={() =>
          void save(question === 'maintenance' ? { maintenance: true } : { enabled: false })
        }
      />
      <GatewaySettings
        open={editing}
        onOpenChange={(open) => {
          setEditing(open);
          saving.reset();
        }}
        gateway={gateway}
        saving={saving}
        onSave={save}
      />
      {approval.dialog}
    </>
  );
}
