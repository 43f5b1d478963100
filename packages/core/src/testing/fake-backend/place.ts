/** Location of the fake users. */
export const place = {
  ip: '203.0.113.7',
  browser: 'Chrome 156',
  device: 'Android',
  country: 'ID',
  city: 'Jakarta',
} as const;
