import { NumberField, TextField } from '@lobi/ui/forms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileField } from './profile.ts';

interface ProfileFieldsProps {
  fields: readonly ProfileField[];
  /** Current masked contacts: their fields are initially empty and stay unchanged unless edited. */
  now: { readonly phone?: string | null; readonly email?: string | null };
}

/** The fields of a profile that the user may edit. */
export function ProfileFields({ fields, now }: ProfileFieldsProps) {
  const { t } = useTranslation();
  const hintOf = (value: string | null | undefined) =>
    value ? t('people.maskedHint', { value }) : undefined;
  const drawn: Readonly<Record<ProfileField, ReactNode>> = {
    name: (
      <TextField name="name" label={t('people.name')} optional maxLength={80} autoComplete="name" />
    ),
    phone: (
      <TextField
        name="phone"
        type="tel"
        label={t('people.phone')}
        optional
        hint={hintOf(now.phone)}
        autoComplete="tel"
      />
    ),
    email: (
      <TextField
        name="email"
        type="email"
        label={t('people.email')}
        optional
        hint={hintOf(now.email)}
        autoComplete="email"
      />
    ),
    commission: <CommissionField />,
  };
  return fields.map((field) => <div key={field}>{drawn[field]}</div>);
}

/** A rate in per cent. */
export function CommissionField() {
  const { t } = useTranslation();
  return (
    <NumberField
      name="commission"
      label={t('people.commission')}
      hint={t('people.commissionHint')}
      min={0}
      max={100}
      step={0.1}
      format={{ maximumFractionDigits: 2 }}
      suffix="%"
    />
  );
}
