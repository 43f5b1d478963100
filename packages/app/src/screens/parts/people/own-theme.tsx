import { Card, ThemePicker } from '@lobi/ui';
import { useBrand } from '../../../config/brand-context.ts';
import { useSchemeChoice } from '../../../page/scheme.ts';

/** Choice of the colour scheme on this device, if the brand offers one. */
export function OwnTheme() {
  const { look, schemes } = useBrand();
  const { choice, onChoose } = useSchemeChoice();
  if (!onChoose) return null;
  return (
    <Card>
      <ThemePicker
        schemes={schemes.map((scheme) => ({ value: scheme, scheme, brand: look.name }))}
        value={choice}
        onValueChange={onChoose}
      />
    </Card>
  );
}
