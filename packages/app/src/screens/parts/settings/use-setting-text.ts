import {
  agentReviews,
  platformSettings,
  type AgentReview,
  type SettingName,
  type SettingRange,
  type SettingValue,
} from '@lobi/core/contract';
import { formatMoney, useKit, useMessages } from '@lobi/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Names of the statuses. */
const statuses = { activated: 'userActivated', pending: 'userPending' } as const;
const isStatus = (value: SettingValue): value is keyof typeof statuses =>
  typeof value === 'string' && Object.hasOwn(statuses, value);
const isAgentReview = (value: SettingValue): value is AgentReview =>
  agentReviews.some((each) => each === value);

/** Units of integers, with their factor. */
const units = {
  'basis-points': { of: 10_000, style: { style: 'percent', maximumFractionDigits: 2 } },
  seconds: { of: 1, style: { style: 'unit', unit: 'second', unitDisplay: 'long' } },
} as const;

/** Returns whether this text is the name of a setting. */
export const isSettingName = (text: string): text is SettingName =>
  Object.hasOwn(platformSettings, text);

/** Formats the value of a setting in the user's language. */
export function useSettingText(): (name: SettingName, value: SettingValue) => string {
  const { t } = useTranslation();
  const { locale, currency } = useKit();
  const { money } = useMessages();
  return useCallback(
    (name, value) => {
      const range: SettingRange = platformSettings[name];
      if (value === null) return t('admin.setting.off');
      if (range.type === 'switch')
        return t(value === true || value === 'yes' ? 'change.yes' : 'change.no');
      if (range.type === 'amount')
        return formatMoney(String(value), currency.code, { locale }) ?? String(value);
      if (isAgentReview(value)) return t(`agentReview.${value}`);
      if (range.type === 'choice') return isStatus(value) ? money[statuses[value]] : String(value);
      const { of, style } = units[range.unit];
      return new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...style }).format(
        Number(value) / of,
      );
    },
    [t, money, locale, currency],
  );
}
