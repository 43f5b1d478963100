import { changeReasons, type UserDetail } from '@lobi/core/contract';
import { Money } from '@lobi/ui';
import { MoneyInput, SegmentedControl } from '@lobi/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskChange } from '../changes/ask-change.tsx';
import { readableAmount } from '../readable-amount.ts';

const ways = { 'float.mint': 'people.floatMint', 'float.burn': 'people.floatBurn' } as const;
type Way = keyof typeof ways;
const isWay = (value: string): value is Way => Object.hasOwn(ways, value);

/** Button and dialog by which a superadmin issues float to a user, or withdraws it. @source ours */
export function FloatAction({ user }: { user: UserDetail }) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<Way>('float.mint');
  const [amount, setAmount] = useState<string | null | undefined>(null);
  const { wallet, username } = user;
  return (
    <AskChange
      label={t('people.float')}
      submitLabel={t(ways[kind])}
      title={t('people.floatTitle', { username })}
      {...(kind === 'float.burn' && { tone: 'danger' })}
      reasons={changeReasons[kind]}
      change={(reason, message) => {
        if (amount === undefined) return undefined;
        const params = { walletId: wallet.id, amount: amount ?? '0', version: wallet.version };
        return { kind, params: { ...params, ...message }, reason };
      }}
      onOpenChange={() => {
        setKind('float.mint');
        setAmount(null);
      }}
    >
      <div>
        {t('people.floatBody')} <Money value={wallet.balance} currency={wallet.currency} />
      </div>
      <SegmentedControl
        label={t('people.floatWay')}
        items={(Object.keys(ways) as Way[]).map((value) => ({ value, label: t(ways[value]) }))}
        value={kind}
        onValueChange={(value) => isWay(value) && setKind(value)}
      />
      <MoneyInput
        label={t('changeFact.amount')}
        required
        currency={wallet.currency}
        value={amount ?? null}
        onValueChange={(next, change) => setAmount(readableAmount(next, change))}
      />
    </AskChange>
  );
}
