export { LanguagePicker, type LanguagePickerProps } from './language-picker.tsx';
export { nativeName, nativeNames } from './native-names.ts';
