import type { LogEntry } from '../components/log-row/log-row.tsx';

/** Sample log of one user's actions. */
export const sampleLog = [
  {
    id: 'log-1',
    action: 'Masuk',
    at: '2026-11-20T08:41:12.000Z',
    ip: '203.0.113.24',
    browser: 'Chrome 141',
    device: 'Android, Redmi Note 12',
    country: 'ID',
    city: 'Denpasar',
  },
  {
    id: 'log-2',
    action: 'Mengajukan penarikan TRX-20261120-0344',
    at: '2026-11-20T07:12:09.000Z',
    ip: '203.0.113.24',
    browser: 'Chrome 141',
    device: 'Android, Redmi Note 12',
    country: 'ID',
    city: null,
  },
  {
    id: 'log-3',
    action: 'Percobaan masuk gagal',
    at: '2026-11-19T22:03:57.000Z',
    ip: '2001:db8:85a3::8a2e:370:7334',
    browser: null,
    device: null,
    country: null,
    city: null,
  },
] as const satisfies readonly (LogEntry & { id: string })[];
