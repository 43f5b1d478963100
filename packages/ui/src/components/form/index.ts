export { Form, SubmitButton, type FormProps, type ServerFieldErrors } from './form.tsx';
export { FormErrorSummary, type FormErrorSummaryProps } from './form-error-summary.tsx';
export { useUnsavedGuard } from './use-unsaved-guard.ts';
export { describeIssue, type FieldIssue, type ValidationKey } from './describe-issue.ts';
