import { useKit, type OddsFormat } from '@lobi/ui';
import { oddsText } from '@lobi/ui/data';
import { Select } from '@lobi/ui/forms';
import { useTranslation } from 'react-i18next';
import { oddsFormats } from '../../../config/odds-formats.ts';
import { chooseOddsFormat } from '../../../page/odds-format.ts';

/** Odds that look different in every format. */
const sample = 187;

/** The odds format of this device, each with an example. */
export function OwnOdds() {
  const { t } = useTranslation();
  const { locale, oddsFormat } = useKit();
  const label = (format: OddsFormat): string =>
    `${t(`odds.format.${format}`)} · ${oddsText(sample, format, locale)}`;
  return (
    <Select
      label={t('odds.format.label')}
      hint={t('odds.format.hint')}
      items={oddsFormats.map((format) => ({ value: format, label: label(format) }))}
      value={oddsFormat}
      onValueChange={(format) => chooseOddsFormat(format as OddsFormat)}
    />
  );
}
