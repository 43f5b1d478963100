export { StatusChangeDialog, type StatusChangeDialogProps } from './status-change-dialog.tsx';
export type { ActivationCheck, StatusChange } from './status-change.types.ts';
