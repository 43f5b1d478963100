import { Radio } from '@base-ui/react/radio';
import type { RadioGroup } from '@base-ui/react/radio-group';
import { mdiCheck, mdiThemeLightDark } from '@mdi/js';
import { forwardRef, useId, type HTMLAttributes } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import type { Scheme } from '../../tokens/brand.ts';
import { systemTheme } from './system-theme.ts';
import * as S from './theme-picker.styles.ts';

/** One theme to choose from. */
export interface ThemeChoice {
  /** Value passed to `onValueChange`; unique. */
  readonly value: string;
  readonly scheme: Scheme;
  /** Brand of the sample's colours; its style sheet must be on the page. */
  readonly brand: string;
  /** Default the label of its scheme. */
  readonly label?: string | undefined;
}

export interface ThemePickerProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'defaultValue' | 'onChange'
> {
  schemes: readonly ThemeChoice[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string, details: RadioGroup.ChangeEventDetails) => void) | undefined;
  /** Shows an option to follow the operating system, as `systemTheme`; default true. */
  system?: boolean | undefined;
  /** Heading of the options; default "theme". */
  label?: string | undefined;
}

/** Choice of the theme: radio buttons, each with a sample of its colours. */
export const ThemePicker = forwardRef<HTMLDivElement, ThemePickerProps>(function ThemePicker(
  { schemes, value, defaultValue, onValueChange, system = true, label, className, ...rest },
  ref,
) {
  const { navigation } = useMessages();
  const id = useId();
  const labels: Readonly<Record<Scheme, string>> = {
    dark: navigation.schemeDark,
    light: navigation.schemeLight,
  };
  return (
    <S.Root {...rest} ref={ref} className={slotClass('ThemePicker', 'root', className)}>
      <S.Legend id={`${id}-label`}>{label ?? navigation.theme}</S.Legend>
      <S.Group
        aria-labelledby={`${id}-label`}
        value={value}
        defaultValue={defaultValue}
        onValueChange={(next, details) => {
          if (typeof next === 'string') onValueChange?.(next, details);
        }}
      >
        {system && (
          <S.Choice value={systemTheme} className="lobi-ThemePicker-choice">
            <S.Sample data-system="">
              <Icon path={mdiThemeLightDark} />
            </S.Sample>
            <S.Text>{navigation.themeSystem}</S.Text>
            <Tick />
          </S.Choice>
        )}
        {schemes.map((choice) => (
          <S.Choice key={choice.value} value={choice.value} className="lobi-ThemePicker-choice">
            <S.Sample data-lobi-theme={choice.brand} data-lobi-scheme={choice.scheme}>
              <S.Line />
              <S.Dot />
            </S.Sample>
            <S.Text>{choice.label ?? labels[choice.scheme]}</S.Text>
            <Tick />
          </S.Choice>
        ))}
      </S.Group>
    </S.Root>
  );
});

function Tick() {
  return (
    <S.Mark>
      <Radio.Indicator>
        <Icon path={mdiCheck} size={16} />
      </Radio.Indicator>
    </S.Mark>
  );
}
