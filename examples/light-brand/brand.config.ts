import { defineBrand } from '@lobi/app/brand';

/** A light brand with its own logo, font, colours, texts, menus and footer. */
export default defineBrand({
  schema: 1,
  id: 'kopi88',
  name: 'Kopi88',
  extends: 'pesisir',
  meta: { titleTemplate: '{title} · {brand}', description: 'Games over a cup of coffee.' },
  logo: { mark: './mark.svg', wordmark: './wordmark.svg', alt: 'Kopi88' },
  fonts: { body: 'Sora Variable', load: ['@fontsource-variable/sora'] },
  theme: {
    accent: '#7c2d12',
    tokens: { radius: 0.5, color: { canvas: '#fffaf3', surface: '#ffffff' } },
  },
  i18n: {
    default: 'en',
    supported: ['en', 'id'],
    messages: { en: { 'route.game.index': 'Café' }, id: { 'route.game.index': 'Kedai' } },
  },
  money: { quickAmounts: ['10000', '25000', '50000'] },
  games: { categories: ['slots', 'casino'] },
  features: { referral: false },
  support: { mail: 'help@kopi88.example', chat: 'https://wa.me/6281234567890' },
  company: { legalName: 'PT Kopi Delapan Delapan', address: 'Jl. Kopi 88, Jakarta' },
  navigation: {
    navbar: [{ href: 'https://blog.kopi88.example', label: 'Blog' }],
    footer: {
      columns: [
        {
          title: { en: 'About us', id: 'Tentang kami' },
          links: [{ href: 'https://kopi88.example', label: { en: 'Our story', id: 'Kisah kami' } }],
        },
      ],
    },
  },
  compliance: {
    socialProof: false,
    helpLinks: [{ name: 'Helpline', phone: '0800 000 000', href: 'https://help.kopi88.example' }],
  },
});
