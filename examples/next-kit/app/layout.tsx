import type { ReactNode } from 'react';
import { StylesOnServer } from './styles-on-server';

export const metadata = { title: 'Kopi88', icons: { icon: 'data:,' } };

/** The attributes give the page its ground before any script has run. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-lobi-theme="kopi88" data-lobi-scheme="light">
      <body>
        <StylesOnServer>{children}</StylesOnServer>
      </body>
    </html>
  );
}
