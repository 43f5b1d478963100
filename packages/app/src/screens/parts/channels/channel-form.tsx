import { feePayers } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { useEntity, type ActionOutcome } from '@lobi/core/react/lists';
import { Button, Card, KitLink, Skeleton, useMessages } from '@lobi/ui';
import { ChannelEditor, type ChannelEditorProps } from '@lobi/ui/office';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useBrand } from '../../../config/brand-context.ts';
import { showToast } from '../../../page/toasts.ts';
import { EntityError } from '../office/entity-error.tsx';
import { useChangeApproval, type ChangeApproval } from '../changes/use-change-approval.tsx';
import { toBody, toFieldErrors } from './channel-body.ts';
import { useSaving } from '../../../page/use-saving.ts';

/** Two columns of fields are easier to read close to each other. */
const readable = '960px';

interface ChannelFormProps extends Pick<ChannelEditorProps, 'channel'> {
  /** Submits the form. */
  send: (body: ReturnType<typeof toBody>) => Promise<ActionOutcome<unknown>>;
  /** The same as a change for two people. */
  wanted: (body: ReturnType<typeof toBody>) => Parameters<ChangeApproval['run']>[1];
  /** Reloads the channel after another user changed it. */
  onReload?: (() => void) | undefined;
}

/** The form of a channel with the available gateways; returns to the list afterwards. */
export function ChannelForm({ channel, send, wanted, onReload }: ChannelFormProps) {
  const { t } = useTranslation();
  const { base } = useMessages();
  const { money } = useBrand();
  const navigate = useNavigate();
  const gateways = useEntity('admin.gateway.list', {});
  const saving = useSaving();
  const approval = useChangeApproval();
  const list = buildPath('admin.channel');
  if (gateways.status === 'failed')
    return <EntityError failure={gateways.failure} onRetry={gateways.refresh} />;
  if (gateways.status === 'loading') return <Skeleton height="480px" />;
  return (
    <Card style={{ maxInlineSize: readable }}>
      <ChannelEditor
        gateways={gateways.entity}
        payers={feePayers}
        currencies={[channel?.currency ?? money.currency]}
        channel={channel}
        busy={saving.busy}
        error={saving.error}
        fieldErrors={toFieldErrors(saving.fieldErrors)}
        guardUnsaved
        actions={
          saving.conflict && onReload ? (
            <Button variant="soft" onClick={onReload}>
              {t('admin.reload')}
            </Button>
          ) : (
            <Button variant="ghost" tone="neutral" render={<KitLink href={list} />}>
              {base.cancel}
            </Button>
          )
        }
        onSubmit={async (form) => {
          const body = toBody(form);
          const done = await saving.send(() => approval.run(() => send(body), wanted(body)));
          if (done === false) return;
          if (done === true) {
            showToast({ tone: 'success', title: t('admin.channel.saved', { name: form.name }) });
          }
          void navigate(list);
        }}
      />
      {approval.dialog}
    </Card>
  );
}
