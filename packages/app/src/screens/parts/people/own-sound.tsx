import { Card } from '@lobi/ui';
import { Switch } from '@lobi/ui/forms';
import { useTranslation } from 'react-i18next';
import { useSoundSwitch } from '../../../page/sound.ts';

/** Whether games play sounds on this device; the same setting as in the bar of a game. */
export function OwnSound() {
  const { t } = useTranslation();
  const { sound, onSoundChange } = useSoundSwitch();
  if (!onSoundChange) return null;
  return (
    <Card>
      <Switch
        label={t('play.sound')}
        hint={t('play.soundHint')}
        switchAt="end"
        checked={sound}
        onCheckedChange={onSoundChange}
      />
    </Card>
  );
}
