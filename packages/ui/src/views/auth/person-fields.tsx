import type { ReactNode } from 'react';
import { DateField } from '../../components/date-field/date-field.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';

/** A personal detail. */
export type PersonField = 'name' | 'birthDate' | 'phone' | 'email';

/** Personal details that a form requires. @source ours */
export function PersonFields({ fields }: { fields: readonly PersonField[] }) {
  const { forms: texts } = useMessages();
  const drawn: Readonly<Record<PersonField, ReactNode>> = {
    name: (
      <TextField
        name="name"
        label={texts.labelName}
        hint={texts.hintName}
        size="lg"
        required
        autoComplete="name"
      />
    ),
    birthDate: (
      <DateField
        name="birthDate"
        label={texts.labelBirthDate}
        size="lg"
        required
        autoComplete="bday"
      />
    ),
    phone: (
      <TextField
        name="phone"
        type="tel"
        label={texts.labelPhone}
        size="lg"
        required
        autoComplete="tel"
      />
    ),
    email: (
      <TextField
        name="email"
        type="email"
        label={texts.labelEmail}
        size="lg"
        required
        autoComplete="email"
      />
    ),
  };
  return fields.map((field) => <div key={field}>{drawn[field]}</div>);
}
