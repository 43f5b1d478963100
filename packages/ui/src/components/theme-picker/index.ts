export { systemTheme } from './system-theme.ts';
export { ThemePicker, type ThemeChoice, type ThemePickerProps } from './theme-picker.tsx';
