'use client';

import { AgeNotice, GlobalStyles, KitProvider } from '@lobi/ui';
import { en } from '@lobi/ui/messages/en';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { kopi88 } from './kopi88';

const agreedKey = 'age-notice';
const isNewVisitor = (): boolean => localStorage.getItem(agreedKey) === null;
/** Only this component changes the stored agreement, so that there is nothing to subscribe to. */
const neverChanges = () => () => {};

/** The messages, the styles and the theme of the kit, and the notice, around every page. */
export function Kit({ children }: { children: ReactNode }) {
  // The server cannot know whether this visitor has agreed before: it renders the notice, and the browser
  // removes it.
  const isNew = useSyncExternalStore(neverChanges, isNewVisitor, () => true);
  const [hasAgreed, setHasAgreed] = useState(false);
  return (
    <KitProvider brand={kopi88.name} scheme="light" locale="en" messages={en}>
      <GlobalStyles brands={[kopi88]} />
      {children}
      <AgeNotice
        open={isNew && !hasAgreed}
        onAgree={() => {
          localStorage.setItem(agreedKey, new Date().toISOString());
          setHasAgreed(true);
        }}
      />
    </KitProvider>
  );
}
