export { LanguagePicker, type LanguagePickerProps } from './language-picker.tsx';
export { LanguageButton, type LanguageButtonProps } from './language-button.tsx';
export { nativeName, nativeNames } from './native-names.ts';
