import { mdiHistory } from '@mdi/js';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChannelPicker } from '../../components/channel-picker/channel-picker.tsx';
import type {
  ChannelField,
  PaymentChannel,
} from '../../components/channel-picker/channel.types.ts';
import { accountTexts } from '../../components/deposit-instructions/account-texts.ts';
import { Select } from '../../components/select/select.tsx';
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

/** Destination of the money: typed, or selected from earlier ones. */
export function DestinationFields({ channels, recent, amount, currency }: DestinationFieldsProps) {
  const { flows: texts } = useMessages();
  const { setValue, control } = useFormContext<Omit<WithdrawDestination, 'name'>>();
  const chosen = useWatch({ control, name: 'channel' });
  const channel = channels.find(({ id }) => id === chosen);
  const kind = channel?.kind ?? 'bank';
  const fieldOf = (name: ChannelField['name']) =>
    channel?.fields?.find((field) => field.name === name);
  const institutions = fieldOf('institution')?.options ?? [];
  const branch = fieldOf('branch');
  const offered = recent.filter(({ channel }) => channels.some(({ id }) => id === channel));
  const take = ({
    name: _,
    institution = '',
    branch: place = '',
    ...rest
  }: WithdrawDestination) => {
    for (const [name, value] of Object.entries({ ...rest, institution, branch: place })) {
      setValue(name as 'channel', value, { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <>
      {offered.length > 0 && (
        <S.Recent role="group" aria-label={texts.withdrawRecent}>
          <p>{texts.withdrawRecent}</p>
          <div>
            {offered.map((destination) => (
              <Chip
                key={`${destination.channel}:${destination.institution}:${destination.account}`}
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
        label={texts.withdrawDestination}
        fieldName={texts.fieldDestination}
        channels={channels}
        amount={amount}
        currency={currency}
      />
      {institutions.length > 0 && (
        <Select
          name="institution"
          label={kind === 'ewallet' ? texts.payWallet : texts.payBank}
          fieldName={texts.fieldInstitution}
          items={institutions.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
      <TextField
        name="account"
        label={texts[accountTexts[kind]]}
        fieldName={texts.fieldAccount}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
      />
      <TextField
        name="holder"
        label={texts.payHolder}
        fieldName={texts.fieldHolder}
        hint={texts.withdrawHolderNote}
        autoComplete="name"
      />
      {branch && (
        <TextField
          name="branch"
          label={texts.payBranch}
          fieldName={texts.fieldBranch}
          optional={!branch.required}
          autoComplete="off"
        />
      )}
    </>
  );
}
