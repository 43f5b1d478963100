import { Radio } from '@base-ui/react/radio';
import type { RadioGroup as Base } from '@base-ui/react/radio-group';
import { mdiInformationOutline } from '@mdi/js';
import { forwardRef, type CSSProperties, type HTMLAttributes, type ReactNode } from 'react';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import type { FieldProps } from '../form-field/form-field.tsx';
import { splitField } from '../form-field/split-field.ts';
import { ChoiceFrame } from '../radio-group/choice-frame.tsx';
import { Circle, Dot } from '../radio-group/radio-group.styles.ts';
import { useChoiceField } from '../radio-group/use-choice-field.ts';
import * as S from './radio-cards.styles.ts';

/** One option with a description. */
export interface RadioCard<Value extends string = string> {
  readonly value: Value;
  readonly title: string;
  /** Details of the option, e.g. limits, fee or arrival time. */
  readonly meta?: ReactNode;
  /** Rendered before the title, about 24 px wide. */
  readonly icon?: ReactNode;
  /** Reason why it is unavailable; disables the card and is shown in it. */
  readonly disabledReason?: string | undefined;
}

export interface RadioCardsProps<Value extends string = string>
  extends
    FieldProps,
    Omit<HTMLAttributes<HTMLDivElement>, keyof FieldProps | 'defaultValue' | 'children'> {
  items: readonly RadioCard<Value>[];
  /** Selected value; `null` for none. */
  value?: Value | null | undefined;
  defaultValue?: Value | null | undefined;
  onValueChange?: ((value: Value, details: Base.ChangeEventDetails) => void) | undefined;
  /** Minimum width of a card in px; a row has at most four cards. Default 240. */
  minCard?: number | undefined;
}

/**
 * Selection among a few options with descriptions. An unavailable card shows the reason.
 * @example
 * <RadioCards name="channel" label="Kanal" items={[{ value: 'qris', title: 'QRIS', meta: 'Tanpa biaya' }]} />
 */
export const RadioCards = forwardRef<HTMLDivElement, RadioCardsProps>(
  function RadioCards(props, ref) {
    const split = splitField<RadioCardsProps>(props);
    const { facts, own, disabled } = split;
    const {
      items,
      value,
      defaultValue = null,
      onValueChange,
      minCard,
      className,
      id,
      ...rest
    } = own;
    const choices = items.map((item) => ({
      value: item.value,
      disabled: item.disabledReason !== undefined,
    }));
    const field = useChoiceField(facts, { items: choices, value, defaultValue, id });
    const widths = minCard === undefined ? {} : { '--lobi-radio-cards-min': `${minCard}px` };

    return (
      <ChoiceFrame
        {...rest}
        ref={ref}
        split={split}
        field={field}
        onValueChange={onValueChange}
        className={slotClass('RadioCards', 'root', className)}
        group={<S.Group className="lobi-RadioCards-group" style={widths as CSSProperties} />}
      >
        {(control) =>
          items.map(({ value: itemValue, title, meta, icon, disabledReason }, index) => {
            const itemId = `${control.id}-${index}`;
            const described = [
              meta != null && `${itemId}-meta`,
              disabledReason !== undefined && `${itemId}-reason`,
            ].filter(Boolean);
            return (
              <S.Card
                key={itemValue}
                className="lobi-RadioCards-card"
                htmlFor={itemId}
                data-selected={flag(itemValue === field.current)}
                data-disabled={flag(disabled || disabledReason !== undefined)}
              >
                {icon != null && (
                  <S.Art className="lobi-RadioCards-icon" aria-hidden="true">
                    {icon}
                  </S.Art>
                )}
                <S.Text>
                  <S.Title id={`${itemId}-title`} className="lobi-RadioCards-title">
                    {title}
                  </S.Title>
                  {meta != null && (
                    <S.Meta id={`${itemId}-meta`} className="lobi-RadioCards-meta">
                      {meta}
                    </S.Meta>
                  )}
                  {disabledReason !== undefined && (
                    <S.Reason id={`${itemId}-reason`} className="lobi-RadioCards-reason">
                      <Icon path={mdiInformationOutline} size={16} />
                      {disabledReason}
                    </S.Reason>
                  )}
                </S.Text>
                <Radio.Root
                  id={itemId}
                  ref={field.refOf(itemValue)}
                  value={itemValue}
                  disabled={disabledReason !== undefined}
                  aria-labelledby={`${itemId}-title`}
                  aria-describedby={described.length === 0 ? undefined : described.join(' ')}
                  nativeButton
                  render={<Circle className="lobi-RadioCards-circle" />}
                >
                  <Radio.Indicator render={<Dot />} />
                </Radio.Root>
              </S.Card>
            );
          })
        }
      </ChoiceFrame>
    );
  },
);
