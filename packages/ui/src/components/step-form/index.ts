export { StepForm, type StepFormProps } from './step-form.tsx';
export type {
  FormStep,
  StepFormActions,
  StepInput,
  StepOutput,
  StepValues,
} from './step-form.types.ts';
export type { DraftStorage } from './draft-store.ts';
