export {
  StatusChangeDialog,
  type StatusChange,
  type StatusChangeDialogProps,
} from './status-change-dialog.tsx';
