export {
  systemTheme,
  ThemePicker,
  type ThemeChoice,
  type ThemePickerProps,
} from './theme-picker.tsx';
