import { ToastProvider, useToasts } from '@lobi/ui';
import { useEffect } from 'react';
import { connectToaster } from '../page/toasts.ts';

function Taker() {
  const { show } = useToasts();
  useEffect(() => connectToaster(show), [show]);
  return null;
}

/** Renders the toasts of `showToast`. */
export function Toaster() {
  return (
    <ToastProvider>
      <Taker />
    </ToastProvider>
  );
}
