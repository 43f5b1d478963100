'use client';

export {
  Form,
  SubmitButton,
  describeIssue,
  type FieldIssue,
  type FormProps,
  type ServerFieldErrors,
  type ValidationKey,
} from './components/form/index.ts';
export {
  FormField,
  type ControlProps,
  type FieldProps,
  type FormFieldProps,
} from './components/form-field/index.ts';
export { TextField, type TextFieldProps } from './components/text-field/index.ts';
export {
  PasswordField,
  passwordStrength,
  type PasswordFieldProps,
  type PasswordStrength,
} from './components/password-field/index.ts';
export { SearchField, type SearchFieldProps } from './components/search-field/index.ts';
export {
  MoneyInput,
  moneyProblem,
  type MoneyBounds,
  type MoneyChange,
  type MoneyInputProps,
  type MoneyProblem,
} from './components/money-input/index.ts';
export { AmountPad, type AmountPadProps } from './components/amount-pad/index.ts';
export { Select, type SelectItem, type SelectProps } from './components/select/index.ts';
export { Checkbox, type CheckboxProps } from './components/checkbox/index.ts';
export { ReadOnlyField, type ReadOnlyFieldProps } from './components/read-only-field/index.ts';
export {
  LoginView,
  RegisterView,
  type LoginValues,
  type LoginViewProps,
  type RegisterValues,
  type RegisterViewProps,
} from './views/auth/index.ts';
export {
  TransferView,
  type ConfirmedBalance,
  type TransferParty,
  type TransferReceipt,
  type TransferStatus,
  type TransferValues,
  type TransferViewProps,
} from './views/transfer/index.ts';
