export {
  StatusChangeDialog,
  type ActivationCheck,
  type StatusChange,
  type StatusChangeDialogProps,
} from './status-change-dialog.tsx';
