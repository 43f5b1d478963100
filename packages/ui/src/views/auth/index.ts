export { LoginView, type LoginValues, type LoginViewProps } from './login-view.tsx';
export { RegisterView, type RegisterValues, type RegisterViewProps } from './register-view.tsx';
