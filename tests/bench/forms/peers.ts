import type { PeerManifest } from '../install-peers.ts';

const react = { react: '19.3.1', 'react-dom': '19.3.1' };

/** Form libraries to compare with, at exact versions, all on the React of this workspace. */
export const peers = {
  formik: { ...react, formik: '2.4.9', zod: '4.6.7' },
  mui: {
    ...react,
    '@emotion/react': '11.14.0',
    '@emotion/styled': '11.14.1',
    '@hookform/resolvers': '7.0.7',
    '@mui/material': '9.5.0',
    'react-hook-form': '7.92.0',
    zod: '4.6.7',
  },
  antd: { ...react, antd: '6.6.8' },
} satisfies PeerManifest;
