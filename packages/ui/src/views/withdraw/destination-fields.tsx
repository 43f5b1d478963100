import { mdiHistory } from '@mdi/js';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChannelPicker } from '../../components/channel-picker/channel-picker.tsx';
import type { PaymentChannel } from '../../components/channel-picker/channel.types.ts';
import { accountWords } from '../../components/deposit-instructions/account-words.ts';
import { TextField } from '../../components/text-field/text-field.tsx';
import { Chip } from '../../primitives/chip/chip.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import type { WithdrawDestination } from './withdraw.types.ts';
import * as S from './withdraw-view.styles.ts';

interface DestinationFieldsProps {
  channels: readonly PaymentChannel[];
  recent: readonly WithdrawDestination[];
  amount: string | undefined;
  currency: string;
}

/** Where the money goes: by hand, or one press for where it went before. */
export function DestinationFields({ channels, recent, amount, currency }: DestinationFieldsProps) {
  const { flows: words } = useMessages();
  const { setValue, control } = useFormContext<Omit<WithdrawDestination, 'name'>>();
  const chosen = useWatch({ control, name: 'channel' });
  const kind = channels.find(({ id }) => id === chosen)?.kind ?? 'bank';
  const offered = recent.filter(({ channel }) => channels.some(({ id }) => id === channel));
  const take = ({ channel, account, holder }: WithdrawDestination): void => {
    for (const [name, value] of Object.entries({ channel, account, holder })) {
      setValue(name as 'channel', value, { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <>
      {offered.length > 0 && (
        <S.Recent role="group" aria-label={words.withdrawRecent}>
          <p>{words.withdrawRecent}</p>
          <div>
            {offered.map((destination) => (
              <Chip
                key={`${destination.channel}:${destination.account}`}
                iconStart={<Icon path={mdiHistory} size={16} />}
                onClick={() => take(destination)}
              >
                {destination.name} {destination.account}
              </Chip>
            ))}
          </div>
        </S.Recent>
      )}
      <ChannelPicker
        name="channel"
        label={words.withdrawDestination}
        fieldName={words.fieldDestination}
        channels={channels}
        amount={amount}
        currency={currency}
      />
      <TextField
        name="account"
        label={words[accountWords[kind]]}
        fieldName={words.fieldAccount}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
      />
      <TextField
        name="holder"
        label={words.payHolder}
        fieldName={words.fieldHolder}
        hint={words.withdrawHolderNote}
        autoComplete="name"
      />
    </>
  );
}
