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
import { replaceable } from '../../primitives/kit-provider/replaceable.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import type { ChannelKind } from '../deposit-instructions/deposit-instructions.types.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { useCurrency } from '../money/use-currency.ts';
import { RadioCards, type RadioCardsProps } from '../radio-cards/radio-cards.tsx';
import { channelProblem, type ChannelProblem } from './channel-problem.ts';
import type { PaymentChannel } from './channel.types.ts';
import * as S from './channel-picker.styles.ts';

/** Icon and label of each kind of channel. Company names are text, never drawn. */
export const channelLooks = {
  qris: { icon: mdiQrcode, word: 'channelKindQris' },
  ewallet: { icon: mdiWalletOutline, word: 'channelKindEwallet' },
  bank: { icon: mdiBankOutline, word: 'channelKindBank' },
  va: { icon: mdiNumeric, word: 'channelKindVa' },
  pulsa: { icon: mdiCellphoneWireless, word: 'channelKindPulsa' },
  agent: { icon: mdiAccountTieOutline, word: 'channelKindAgent' },
} as const satisfies Record<ChannelKind, { icon: string; word: keyof KitMessages['flows'] }>;

const problemTexts = {
  maintenance: 'channelMaintenance',
  below: 'channelBelow',
  above: 'channelAbove',
} as const satisfies Record<ChannelProblem, keyof KitMessages['flows']>;

export interface ChannelPickerProps extends Omit<RadioCardsProps, 'items' | 'label' | 'minCard'> {
  channels: readonly PaymentChannel[];
  /** Current amount: channels that do not accept it show why. Decimal text. */
  amount?: string | undefined;
  /** ISO 4217 code; default the kit's currency. */
  currency?: string | undefined;
  /** Default: the kit's label "Payment channel". */
  label?: RadioCardsProps['label'] | undefined;
}

/** Width at which fee, time and limits of a channel take few lines. */
const factsWidthPx = 320;

const PlainChannelPicker = forwardRef<HTMLDivElement, ChannelPickerProps>(function ChannelPicker(
  { channels, amount, currency: givenCurrency, label, className, ...rest },
  ref,
) {
  const { messages, locale } = useKit();
  const { flows: texts } = messages;
  const { code: currency } = useCurrency(givenCurrency);
  const formatAmount = (value: string): string =>
    formatMoneyText(value, currency, { locale }) ?? value;

  if (channels.length === 0) {
    return (
      <EmptyState
        kind="results"
        title={texts.channelNoneTitle}
        body={texts.channelNoneBody}
        className={slotClass('ChannelPicker', 'root', className)}
      />
    );
  }
  return (
    <RadioCards
      {...rest}
      ref={ref}
      label={label ?? texts.channelLegend}
      fieldName={rest.fieldName ?? texts.fieldChannel}
      minCard={factsWidthPx}
      className={slotClass('ChannelPicker', 'root', className)}
      items={channels.map((channel) => {
        const { id, kind, name, icon, min, max, fee, etaMinutes } = channel;
        const problem = channelProblem(channel, amount, currency);
        const look = channelLooks[kind];
        const bounds = { min: formatAmount(min), max: max === undefined ? '' : formatAmount(max) };
        return {
          value: id,
          title: name,
          icon: <Icon path={icon ?? look.icon} size={24} />,
          disabledReason: problem && fill(texts[problemTexts[problem]], bounds),
          meta: (
            <S.Facts>
              {texts[look.word] !== name && <li>{texts[look.word]}</li>}
              <li>
                {/[1-9]/.test(fee)
                  ? fill(texts.channelFee, { amount: formatAmount(fee) })
                  : texts.channelFree}
              </li>
              <li>
                {etaMinutes === 0
                  ? texts.channelInstant
                  : fill(texts.channelMinutes, { minutes: etaMinutes })}
              </li>
              <li>{fill(max === undefined ? texts.channelFrom : texts.channelBounds, bounds)}</li>
            </S.Facts>
          ),
        };
      })}
    />
  );
});

/**
 * Choice of a payment channel: each card shows fee, limits and arrival time before it is selected. An
 * unavailable channel stays visible with the reason.
 * @example <ChannelPicker name="channel" channels={channels} amount="250000" />
 */
export const ChannelPicker = replaceable('ChannelPicker', PlainChannelPicker);
