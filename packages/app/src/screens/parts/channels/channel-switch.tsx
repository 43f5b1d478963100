import type { AdminChannel } from '@lobi/core/contract';
import { useAction } from '@lobi/core/react/lists';
import { ConfirmDialog, VisuallyHidden } from '@lobi/ui';
import { Switch } from '@lobi/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../page/toasts.ts';
import { useSaving } from '../../../page/use-saving.ts';
import { useChangeApproval } from '../changes/use-change-approval.tsx';

interface ChannelSwitchProps {
  channel: AdminChannel;
  /** Shows a label; in a column the heading is sufficient. */
  labelled: boolean;
}

/** Enables a channel at once, and disables it after a confirmation. */
export function ChannelSwitch({ channel, labelled }: ChannelSwitchProps) {
  const { t } = useTranslation();
  const update = useAction('admin.channel.update');
  const saving = useSaving();
  const approval = useChangeApproval();
  const [asking, setAsking] = useState(false);
  const { id, name, version, enabled } = channel;

  async function save(next: boolean): Promise<void> {
    const change = { version, enabled: next };
    const done = await saving.send(() => {
      const call = () => update.run({ params: { channelId: id }, body: change });
      setAsking(false);
      return approval.run(call, { kind: 'channel.update', params: { channelId: id, change } });
    });
    if (done === true) showToast({ tone: 'success', title: t('admin.channel.saved', { name }) });
  }
  return (
    <>
      <Switch
        label={
          <>
            {labelled && t('admin.channel.enabled')}
            <VisuallyHidden>
              {labelled ? `, ${name}` : `${t('admin.channel.enabled')}, ${name}`}
            </VisuallyHidden>
          </>
        }
        checked={enabled}
        disabled={saving.busy}
        error={saving.error}
        onCheckedChange={(next) => (next ? void save(true) : setAsking(true))}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title={t('admin.channel.disable.title', { name })}
        description={t('admin.channel.disable.effect')}
        confirmLabel={t('admin.channel.disable.do')}
        busy={saving.busy}
        onConfirm={() => void save(false)}
      />
      {approval.dialog}
    </>
  );
}
