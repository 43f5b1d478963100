import type { GameProvider, PayoutCap } from '@lobi/core/contract';
import { useAction } from '@lobi/core/react/lists';
import { Stack } from '@lobi/ui';
import { MoneyInput, TextArea } from '@lobi/ui/forms';
import { ReasonDialog } from '@lobi/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { useChangeToast } from '../changes/use-change-approval.tsx';
import { sentenceOf } from '../people/field-errors.ts';
import { readableAmount } from '../readable-amount.ts';
import { readAddresses } from './read-addresses.ts';

const capNames = ['day', 'session', 'win'] as const satisfies readonly PayoutCap[];

interface ProviderTermsProps {
  provider: GameProvider;
  onClose: () => void;
}

/** Dialog that changes a provider's caps and addresses, with a stored reason. */
export function ProviderTerms({ provider, onClose }: ProviderTermsProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const showChangeToast = useChangeToast();
  const action = useAction('admin.change.create');
  // Values shown when the dialog opened; a change in the meantime is a conflict.
  const [{ id: providerId, version, name, currency, ...seen }] = useState(provider);
  // An empty field is no cap, so that an invalid one must not count as empty.
  const [entered, setEntered] = useState<Record<PayoutCap, string | null | undefined>>({
    win: seen.caps.win.own,
    session: seen.caps.session.own,
    day: seen.caps.day.own,
  });
  const [lines, setLines] = useState(seen.addresses?.join('\n') ?? '');
  const read = readAddresses(lines);
  const wrong = 'wrong' in read ? read.wrong : undefined;
  const send = async (reason: string): Promise<void> => {
    const { win, session, day } = entered;
    if ('wrong' in read || win === undefined || session === undefined || day === undefined) return;
    const change = { version, caps: { win, session, day }, addresses: read.addresses };
    const params = { providerId, change };
    const outcome = await action.run({ body: { kind: 'provider.update', params, reason } });
    if (!outcome.ok) return;
    onClose();
    showChangeToast(outcome.answer.data);
  };
  return (
    <ReasonDialog
      open
      onOpenChange={(next) => next || onClose()}
      title={`${t('admin.provider.terms')}: ${name}`}
      submitLabel={t('admin.provider.termsAsk')}
      onConfirm={(reason) => void send(reason)}
      busy={action.status === 'running'}
      error={action.failure ? sentenceOf(action.failure, failureText) : undefined}
    >
      <Stack gap={4}>
        <div>{t('admin.provider.termsNote')}</div>
        {capNames.map((cap) => (
          <MoneyInput
            key={cap}
            label={t(`changeFact.${cap}Cap`)}
            hint={t('admin.provider.capHint')}
            currency={currency}
            min="1"
            showLimits={false}
            value={entered[cap] ?? null}
            onValueChange={(value, change) =>
              setEntered((before) => ({ ...before, [cap]: readableAmount(value, change) }))
            }
          />
        ))}
        <TextArea
          label={t('changeFact.addresses')}
          hint={t('admin.provider.addressesHint')}
          error={
            wrong === undefined ? undefined : t('admin.provider.addressesWrong', { value: wrong })
          }
          value={lines}
          onValueChange={setLines}
        />
      </Stack>
    </ReasonDialog>
  );
}
