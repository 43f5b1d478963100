import { htmlAttributes, StylesOnServer } from '@lobi/ui/next';
import type { ReactNode } from 'react';

export const metadata = { title: 'Kopi88', icons: { icon: 'data:,' } };

/** The attributes set the background of the page before any script has run. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html {...htmlAttributes({ brand: 'kopi88', scheme: 'light', locale: 'en' })} lang="en">
      <body>
        <StylesOnServer>{children}</StylesOnServer>
      </body>
    </html>
  );
}
