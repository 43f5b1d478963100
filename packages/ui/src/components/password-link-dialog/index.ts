export {
  PasswordLinkDialog,
  type CreatedPasswordLink,
  type PasswordLinkDialogProps,
} from './password-link-dialog.tsx';
