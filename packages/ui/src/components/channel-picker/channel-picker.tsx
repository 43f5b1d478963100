import { formatMoneyText } from '@lobi/formats';
import {
  mdiAccountTieOutline,
  mdiBankOutline,
  mdiCellphoneWireless,
  mdiNumeric,
  mdiQrcode,
  mdiWalletOutline,
} from '@mdi/js';
import { forwardRef } from 'react';
import { fill } from '../../messages/fill.ts';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import type { ChannelKind } from '../deposit-instructions/deposit-instructions.types.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { useCurrency } from '../money/use-currency.ts';
import { RadioCards, type RadioCardsProps } from '../radio-cards/radio-cards.tsx';
import { channelProblem, type ChannelProblem } from './channel-problem.ts';
import type { PaymentChannel } from './channel.types.ts';
import * as S from './channel-picker.styles.ts';

/** Drawing and word of each kind of channel. Names of companies are written, never drawn. */
export const channelLooks = {
  qris: { icon: mdiQrcode, word: 'channelKindQris' },
  ewallet: { icon: mdiWalletOutline, word: 'channelKindEwallet' },
  bank: { icon: mdiBankOutline, word: 'channelKindBank' },
  va: { icon: mdiNumeric, word: 'channelKindVa' },
  pulsa: { icon: mdiCellphoneWireless, word: 'channelKindPulsa' },
  agent: { icon: mdiAccountTieOutline, word: 'channelKindAgent' },
} as const satisfies Record<ChannelKind, { icon: string; word: keyof KitMessages['flows'] }>;

const problemWords = {
  maintenance: 'channelMaintenance',
  below: 'channelBelow',
  above: 'channelAbove',
} as const satisfies Record<ChannelProblem, keyof KitMessages['flows']>;

export interface ChannelPickerProps extends Omit<RadioCardsProps, 'items' | 'label' | 'minCard'> {
  channels: readonly PaymentChannel[];
  /** Amount at hand: channels that do not take it say so. Decimal text. */
  amount?: string | undefined;
  /** ISO 4217 code; default the kit's currency. */
  currency?: string | undefined;
  /** Default the kit's words for "Payment channel". */
  label?: RadioCardsProps['label'] | undefined;
}

/**
 * Chooses how to pay: fee, limits and arrival time stand on each card before it is chosen. A channel
 * that cannot be used stays in sight and says why.
 * @example <ChannelPicker name="channel" channels={channels} amount="250000" />
 */
export const ChannelPicker = forwardRef<HTMLDivElement, ChannelPickerProps>(function ChannelPicker(
  { channels, amount, currency: givenCurrency, label, className, ...rest },
  ref,
) {
  const { messages, locale } = useKit();
  const { flows: words } = messages;
  const { code: currency } = useCurrency(givenCurrency);
  const say = (value: string): string => formatMoneyText(value, currency, { locale }) ?? value;

  if (channels.length === 0) {
    return (
      <EmptyState
        kind="results"
        title={words.channelNoneTitle}
        body={words.channelNoneBody}
        className={slotClass('ChannelPicker', 'root', className)}
      />
    );
  }
  return (
    <RadioCards
      {...rest}
      ref={ref}
      label={label ?? words.channelLegend}
      fieldName={rest.fieldName ?? words.fieldChannel}
      className={slotClass('ChannelPicker', 'root', className)}
      items={channels.map((channel) => {
        const { id, kind, name, min, max, fee, etaMinutes } = channel;
        const problem = channelProblem(channel, amount, currency);
        const look = channelLooks[kind];
        const bounds = { min: say(min), max: max === undefined ? '' : say(max) };
        return {
          value: id,
          title: name,
          icon: <Icon path={look.icon} size={24} />,
          disabledReason: problem && fill(words[problemWords[problem]], bounds),
          meta: (
            <S.Facts>
              {words[look.word] !== name && <li>{words[look.word]}</li>}
              <li>
                {/[1-9]/.test(fee)
                  ? fill(words.channelFee, { amount: say(fee) })
                  : words.channelFree}
              </li>
              <li>
                {etaMinutes === 0
                  ? words.channelInstant
                  : fill(words.channelMinutes, { minutes: etaMinutes })}
              </li>
              <li>{fill(max === undefined ? words.channelFrom : words.channelBounds, bounds)}</li>
            </S.Facts>
          ),
        };
      })}
    />
  );
});
