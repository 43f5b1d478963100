import { ToastProvider, useToasts } from '@lobi/ui';
import { useEffect } from 'react';
import { takeToasts } from '../page/toasts.ts';

function Taker() {
  const { show } = useToasts();
  useEffect(() => takeToasts(show), [show]);
  return null;
}

/** Shows what `showToast` is given. */
export function Toaster() {
  return (
    <ToastProvider>
      <Taker />
    </ToastProvider>
  );
}
