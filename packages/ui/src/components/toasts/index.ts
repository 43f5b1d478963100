export {
  ToastProvider,
  useToasts,
  type ToastOptions,
  type ToastProviderProps,
  type Toasts,
  type ToastTone,
} from './toast-provider.tsx';
