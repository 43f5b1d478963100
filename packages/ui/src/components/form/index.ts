export { Form, SubmitButton, type FormProps, type ServerFieldErrors } from './form.tsx';
export { describeIssue, type FieldIssue, type ValidationKey } from './describe-issue.ts';
