import type { ReactNode } from 'react';
import { StylesOnServer } from './styles-on-server';

export const metadata = { title: 'Kopi88', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="id">
      <body>
        <StylesOnServer>{children}</StylesOnServer>
      </body>
    </html>
  );
}
