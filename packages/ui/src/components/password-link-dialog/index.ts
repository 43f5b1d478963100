export {
  PasswordLinkDialog,
  type HandedLink,
  type PasswordLinkDialogProps,
} from './password-link-dialog.tsx';
