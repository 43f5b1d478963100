import { useAction } from '@lobi/core/react';
import { Button, Callout, ConfirmDialog } from '@lobi/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { sentenceOf } from '../people/field-errors.ts';

/** The wish to end a break that has no end, and what it means. @source ours – domain 2.2 */
export function EndOfBreak() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [open, setOpen] = useState(false);
  const { run, status, failure, reset } = useAction('break.end');
  const send = async (): Promise<void> => {
    const { ok } = await run({});
    if (ok) setOpen(false);
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (next) reset();
        setOpen(next);
      }}
      trigger={
        <Button variant="outline" tone="neutral">
          {t('safer.end')}
        </Button>
      }
      title={t('safer.end')}
      description={t('safer.endNote')}
      confirmLabel={t('safer.end')}
      busy={status === 'running'}
      onConfirm={() => void send()}
    >
      {failure && (
        <Callout tone="danger" role="alert">
          {sentenceOf(failure, failureText)}
        </Callout>
      )}
    </ConfirmDialog>
  );
}
