import type { GameProvider } from '@lobi/core/contract';
import { useAction } from '@lobi/core/react/lists';
import { Button } from '@lobi/ui';
import { ReasonDialog } from '@lobi/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { showToast } from '../../../page/toasts.ts';
import { sentenceOf } from '../people/field-errors.ts';

/** Button and dialog that suspend a provider at once, with a stored reason. */
export function SuspendAction({ provider: { id, name } }: { provider: GameProvider }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const action = useAction('admin.provider.suspend');
  const [open, setOpen] = useState(false);
  const suspend = async (reason: string): Promise<void> => {
    const outcome = await action.run({ params: { providerId: id }, body: { reason } });
    if (!outcome.ok) return;
    setOpen(false);
    showToast({ tone: 'success', title: t('admin.provider.suspended', { name }) });
  };
  return (
    <ReasonDialog
      open={open}
      onOpenChange={(next) => {
        action.reset();
        setOpen(next);
      }}
      trigger={
        <Button
          variant="outline"
          tone="danger"
          aria-label={`${t('admin.provider.suspend')}, ${name}`}
        >
          {t('admin.provider.suspend')}
        </Button>
      }
      title={t('admin.provider.suspendTitle', { name })}
      submitLabel={t('admin.provider.suspend')}
      tone="danger"
      onConfirm={(reason) => void suspend(reason)}
      busy={action.status === 'running'}
      error={action.failure ? sentenceOf(action.failure, failureText) : undefined}
    >
      {t('admin.provider.suspendBody')}
    </ReasonDialog>
  );
}
