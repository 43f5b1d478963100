export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
export { passwordStrength, type PasswordStrength } from './password-strength.ts';
