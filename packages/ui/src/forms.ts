'use client';

export {
  Form,
  FormErrorSummary,
  SubmitButton,
  describeIssue,
  useUnsavedGuard,
  type FieldIssue,
  type FormErrorSummaryProps,
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
export {
  SchemaFields,
  SchemaForm,
  type BooleanSpec,
  type ChoiceSpec,
  type ChoicesSpec,
  type CustomSpec,
  type FieldSpec,
  type FieldTable,
  type FieldTexts,
  type GroupSpec,
  type MoneySpec,
  type NumberSpec,
  type SchemaDefaults,
  type SchemaFieldsProps,
  type SchemaFormProps,
  type TextSpec,
} from './components/schema-form/index.ts';
export {
  FileDrop,
  type FileDropProps,
  type FileDropValue,
  type SendFile,
  type StoredFile,
  type UploadContext,
} from './components/file-drop/index.ts';
export {
  Stepper,
  type Step,
  type StepState,
  type StepperProps,
} from './components/stepper/index.ts';
export {
  StepForm,
  type DraftStorage,
  type FormStep,
  type StepFormActions,
  type StepFormProps,
  type StepInput,
  type StepOutput,
  type StepValues,
} from './components/step-form/index.ts';
export { Select, type SelectItem, type SelectProps } from './components/select/index.ts';
export { Checkbox, type CheckboxProps } from './components/checkbox/index.ts';
export { ReadOnlyField, type ReadOnlyFieldProps } from './components/read-only-field/index.ts';
export { TextArea, type TextAreaProps } from './components/text-area/index.ts';
export { NumberField, type NumberFieldProps } from './components/number-field/index.ts';
export {
  Combobox,
  MultiSelect,
  type ComboboxItem,
  type ComboboxProps,
  type ComboboxSource,
  type LoadItems,
  type MultiSelectProps,
} from './components/combobox/index.ts';
export { CheckboxGroup, type CheckboxGroupProps } from './components/checkbox-group/index.ts';
export {
  RadioGroup,
  type ChoiceItem,
  type RadioGroupProps,
} from './components/radio-group/index.ts';
export {
  RadioCards,
  type RadioCard,
  type RadioCardsProps,
} from './components/radio-cards/index.ts';
export { Switch, type SwitchProps } from './components/switch/index.ts';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedItem,
} from './components/segmented-control/index.ts';
export {
  Slider,
  type SliderMark,
  type SliderProps,
  type SliderValue,
} from './components/slider/index.ts';
export { PinField, type PinFieldProps } from './components/pin-field/index.ts';
export {
  PhoneField,
  normalisePhone,
  type PhoneCountryCode,
  type PhoneFieldProps,
  type PhoneNumber,
} from './components/phone-field/index.ts';
export {
  DateField,
  DateRangeField,
  dateProblem,
  dayStart,
  presetRange,
  rangeMoments,
  rangeProblem,
  type DateBounds,
  type DateFieldProps,
  type DatePreset,
  type DateProblem,
  type DateRange,
  type DateRangeFieldProps,
} from './components/date-field/index.ts';
export {
  LoginView,
  NewPasswordView,
  RegisterView,
  SecondFactorPanel,
  type LoginValues,
  type LoginViewProps,
  type NewPasswordValues,
  type NewPasswordViewProps,
  type RegisterField,
  type RegisterValues,
  type RegisterViewProps,
  type SecondFactorEnd,
  type SecondFactorPanelProps,
  type SecondFactorSecret,
  type SecondFactorState,
} from './views/auth/index.ts';
export {
  WithdrawalPinForm,
  WithdrawalPinPanel,
  type WithdrawalPinEnd,
  type WithdrawalPinFormProps,
  type WithdrawalPinPanelProps,
  type WithdrawalPinState,
  type WithdrawalPinValues,
} from './views/withdrawal-pin/index.ts';
export {
  TransferView,
  type ConfirmedBalance,
  type TransferKind,
  type TransferParty,
  type TransferReceipt,
  type TransferStatus,
  type TransferValues,
  type TransferViewProps,
} from './views/transfer/index.ts';
