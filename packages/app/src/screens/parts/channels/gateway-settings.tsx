import { paymentNoticePath, type Gateway } from '@lobi/core/contract';
import { Dialog, Stack, useMessages } from '@lobi/ui';
import { ReadOnlyField, SchemaForm } from '@lobi/ui/forms';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Saving } from '../../../page/use-saving.ts';

const amount = z.optional(z.string().check(z.regex(/^\d{1,15}(\.\d{1,4})?$/)));
const schema = z.object({
  min: amount,
  max: amount,
  daily: amount,
  secret: z.optional(z.string().check(z.minLength(8), z.maxLength(512))),
});

interface GatewaySettingsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  gateway: Gateway;
  saving: Saving;
  onSave: (change: {
    min: string | null;
    max: string | null;
    daily: string | null;
    secret?: string;
  }) => Promise<void>;
}

/**
 * Limits of a gateway, and new credentials: stored ones are never shown, so that the field is always
 * empty. With them the gateway signs its payment notices to the address above.
 */
export function GatewaySettings({
  open,
  onOpenChange,
  gateway,
  saving,
  onSave,
}: GatewaySettingsProps) {
  const { t } = useTranslation();
  const { office } = useMessages();
  const { id, name, currency, min, max, daily, hasSecret, version } = gateway;
  const notices = new URL(paymentNoticePath(id), location.origin).href;
  const money = { control: 'money', currency, hint: office.channelAmountHint } as const;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={name}>
      <Stack gap={5}>
        <ReadOnlyField
          label={t('admin.gateway.notices')}
          value={notices}
          copyText={notices}
          hint={t('admin.gateway.noticesHint')}
        />
        <SchemaForm
          key={version}
          schema={schema}
          defaultValues={{
            min: min ?? undefined,
            max: max ?? undefined,
            daily: daily ?? undefined,
          }}
          fields={{
            min: { ...money, label: office.channelMin },
            max: { ...money, label: office.channelMax },
            daily: { ...money, label: office.gatewayDaily },
            secret: {
              control: 'password',
              autoComplete: 'new-password',
              label: t('admin.gateway.secret'),
              hint: t(hasSecret ? 'admin.gateway.secretKept' : 'admin.gateway.secretNone'),
            },
          }}
          error={saving.error}
          fieldErrors={saving.fieldErrors}
          busy={saving.busy}
          onSubmit={(values) =>
            onSave({
              min: values.min ?? null,
              max: values.max ?? null,
              daily: values.daily ?? null,
              ...(values.secret !== undefined && { secret: values.secret }),
            })
          }
        />
      </Stack>
    </Dialog>
  );
}
