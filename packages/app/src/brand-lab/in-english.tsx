import { useKit } from '@lobi/ui';
import { en } from '@lobi/ui/messages/en';
import { useMemo, type ReactNode } from 'react';
import { KitContext } from '../../../ui/src/primitives/kit-provider/kit-context.ts';

/** Tools whose own texts are English, whatever language the toolbar chooses for the preview. */
export function InEnglish({ children }: { children: ReactNode }) {
  const kit = useKit();
  const english = useMemo(() => ({ ...kit, locale: 'en', messages: en }), [kit]);
  return <KitContext.Provider value={english}>{children}</KitContext.Provider>;
}
