import { mdiChevronDown } from '@mdi/js';
import { forwardRef, useState, type InputHTMLAttributes, type Ref } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { capitalise } from '../form-field/field-name.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import * as F from '../form-field/form-field.styles.ts';
import { readText } from '../form-field/read-text.ts';
import { splitField } from '../form-field/split-field.ts';
import { useValueField } from '../form-field/use-value-field.ts';
import { mergeRefs } from '../text-field/merge-refs.ts';
import { normalisePhone } from './normalise-phone.ts';
import { phoneCountries, phoneCountry, type PhoneCountryCode } from './phone-countries.ts';
import { usePhoneDraft } from './use-phone-draft.ts';
import * as S from './phone-field.styles.ts';

export interface PhoneFieldProps
  extends
    FieldProps,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      | keyof FieldProps
      | 'value'
      | 'defaultValue'
      | 'type'
      | 'inputMode'
      | 'size'
      | 'prefix'
      | 'children'
    > {
  /** E.164, e.g. `+6281234567890`; `''` if empty, and the typed text while it is invalid. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** The second argument is whether it is a valid mobile number of the country. */
  onValueChange?:
    | ((value: string, details: { valid: boolean; country: PhoneCountryCode }) => void)
    | undefined;
  /** Country of a number without a country code, until the user selects another. Default `ID`. */
  defaultCountry?: PhoneCountryCode | undefined;
  /** Countries to choose from, in this order; default all of South-East Asia. */
  countries?: readonly PhoneCountryCode[] | undefined;
  /** Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

const everywhere = phoneCountries.map(({ code }) => code);

/**
 * A mobile number, typed in national form and returned in international form. A pasted number sets its
 * country.
 * @example <PhoneField name="phone" label="Nomor Ponsel" />
 */
export const PhoneField = forwardRef<HTMLDivElement, PhoneFieldProps>(
  function PhoneField(props, ref) {
    const { frame, facts, own, required, disabled } = splitField<PhoneFieldProps>(props);
    const {
      value,
      defaultValue = '',
      onValueChange,
      defaultCountry = 'ID',
      countries = everywhere,
      size = 'md',
      inputRef,
      className,
      id,
      onChange,
      onBlur,
      ...rest
    } = own;
    const { locale, messages } = useKit();
    const field = useValueField(facts, { value, defaultValue, read: readText, id });
    const draft = usePhoneDraft(field.current, defaultCountry);
    const [isCountryFixed, setLeft] = useState(defaultValue !== '' || (value ?? '') !== '');
    const { dial, example } = phoneCountry(draft.country);
    const names = new Intl.DisplayNames(locale, { type: 'region' });

    const take = (text: string, country?: PhoneCountryCode): void => {
      const next = draft.take(text, country);
      const read = normalisePhone(next, country ?? draft.country);
      field.set(next);
      onValueChange?.(next, {
        valid: read !== undefined,
        country: read?.country ?? country ?? draft.country,
      });
    };
    const unreadable =
      isCountryFixed &&
      draft.text !== '' &&
      normalisePhone(draft.text, draft.country) === undefined;
    const advice = unreadable
      ? capitalise(fill(messages.forms.format, { field: field.fieldName }), locale)
      : undefined;

    return (
      <FormField
        {...frame}
        ref={ref}
        className={slotClass('PhoneField', 'root', className)}
        error={field.error ?? (field.inForm ? undefined : advice)}
        controlId={field.controlId}
      >
        {(control) => (
          <S.Frame
            className="lobi-PhoneField-frame"
            dir="ltr"
            data-size={size}
            data-invalid={flag(control['aria-invalid'])}
            data-disabled={flag(disabled)}
          >
            <S.Country className="lobi-PhoneField-country">
              <span aria-hidden="true">+{dial}</span>
              <Icon path={mdiChevronDown} size={16} />
              <select
                aria-label={messages.controls.phoneCountry}
                value={draft.country}
                disabled={disabled || field.readOnly}
                onChange={(event) => {
                  take(draft.text, event.target.value as PhoneCountryCode);
                }}
              >
                {countries.map((code) => (
                  <option key={code} value={code}>
                    {names.of(code)} (+{phoneCountry(code).dial})
                  </option>
                ))}
              </select>
            </S.Country>
            <F.Input
              autoComplete="tel"
              placeholder={example}
              readOnly={field.readOnly}
              {...rest}
              {...control}
              ref={mergeRefs<HTMLInputElement>(field.ref, inputRef)}
              className="lobi-PhoneField-input"
              type="tel"
              inputMode="tel"
              required={required}
              disabled={disabled}
              value={draft.text}
              onChange={(event) => {
                take(event.target.value);
                onChange?.(event);
              }}
              onBlur={(event) => {
                draft.settle();
                setLeft(true);
                field.onBlur();
                onBlur?.(event);
              }}
            />
          </S.Frame>
        )}
      </FormField>
    );
  },
);
