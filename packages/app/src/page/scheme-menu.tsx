import { mdiThemeLightDark } from '@mdi/js';
import { Button, Icon, Menu, systemTheme, useMessages, VisuallyHidden } from '@lobi/ui';
import { useBrand } from '../config/brand-context.ts';
import { useSchemeChoice } from './scheme.ts';

/**
 * Choice of the colour scheme on this device, for guests as well; only if the brand offers one.
 * @source ours
 */
export function SchemeMenu() {
  const { navigation } = useMessages();
  const { schemes } = useBrand();
  const { choice, onChoose } = useSchemeChoice();
  if (!onChoose) return null;
  const names: Readonly<Record<string, string>> = {
    dark: navigation.schemeDark,
    light: navigation.schemeLight,
    [systemTheme]: navigation.themeSystem,
  };
  return (
    <Menu
      trigger={
        <Button variant="ghost" iconStart={<Icon path={mdiThemeLightDark} />}>
          <VisuallyHidden>{navigation.theme}: </VisuallyHidden>
          {names[choice]}
        </Button>
      }
      choice={{
        label: navigation.theme,
        value: choice,
        onValueChange: onChoose,
        options: [...schemes, systemTheme].map((value) => ({ value, label: names[value] })),
      }}
    />
  );
}
