import type { TableChain } from '@lobi/core/contract';
import { useAction } from '@lobi/core/react/lists';
import { Button, Callout, Stack } from '@lobi/ui';
import { TextField } from '@lobi/ui/forms';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../page/toasts.ts';
import { useSaving } from '../../../page/use-saving.ts';

export interface SaltFormProps {
  gameId: string;
  chain: TableChain;
  /** The chain has its salt now. */
  onSalted: () => void;
}

/** Form for staff that sets the announced salt of a chain; it cannot be changed afterwards. */
export function SaltForm({ gameId, chain, onSalted }: SaltFormProps) {
  const { t } = useTranslation();
  const action = useAction('table.salt');
  const saving = useSaving();
  const [salt, setSalt] = useState('');

  const give = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const params = { gameId, published: chain.published };
    const body = { salt: salt.trim().toLowerCase() };
    if (!(await saving.send(() => action.run({ params, body })))) return;
    showToast({ tone: 'success', title: t('fairness.chain.given') });
    onSalted();
  };

  return (
    <form noValidate onSubmit={(event) => void give(event)}>
      <Stack gap={3} align="stretch">
        <TextField
          label={t('fairness.chain.give')}
          hint={t('fairness.chain.giveNote')}
          value={salt}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          error={saving.fieldErrors?.['salt']?.[0]}
          onValueChange={setSalt}
        />
        {saving.error !== undefined && (
          <Callout tone="danger" role="alert">
            {saving.error}
          </Callout>
        )}
        <div>
          <Button type="submit" loading={saving.busy} disabled={salt.trim() === ''}>
            {t('fairness.chain.giveButton')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
