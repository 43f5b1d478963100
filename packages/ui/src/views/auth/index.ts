export { LoginView, type LoginValues, type LoginViewProps } from './login-view.tsx';
export {
  RegisterView,
  type RegisterField,
  type RegisterValues,
  type RegisterViewProps,
} from './register-view.tsx';
export {
  NewPasswordView,
  type NewPasswordValues,
  type NewPasswordViewProps,
} from './new-password-view.tsx';
export { SecondFactorPanel } from './second-factor-panel.tsx';
export type {
  SecondFactorEnd,
  SecondFactorPanelProps,
  SecondFactorSecret,
  SecondFactorState,
} from './second-factor.types.ts';
