import type { Messages } from '@lobi/core/locales';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    keySeparator: false;
    nsSeparator: false;
    resources: { app: Messages };
  }
}
