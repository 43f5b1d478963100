import { Switch } from '@lobi/ui/forms';
import { useTranslation } from 'react-i18next';
import { turnSound, useSoundOn } from '../../../page/sound.ts';

/** Whether games sound on this device; the same switch as in the bar of a game. */
export function OwnSound() {
  const { t } = useTranslation();
  return (
    <Switch
      label={t('play.sound')}
      hint={t('play.soundHint')}
      switchAt="end"
      checked={useSoundOn()}
      onCheckedChange={turnSound}
    />
  );
}
