export { Stepper, type Step, type StepperProps, type StepState } from './stepper.tsx';
