import type { PeerManifest } from '../install-peers.ts';

const react = { react: '19.3.1', 'react-dom': '19.3.1' };

/** Tables to compare with, at exact versions, all on the React of this workspace. */
export const peers = {
  tanstack: {
    ...react,
    '@tanstack/react-table': '9.3.1',
    '@tanstack/react-virtual': '3.14.26',
  },
  'ag-grid': { ...react, 'ag-grid-community': '36.2.0', 'ag-grid-react': '36.2.0' },
  mui: {
    ...react,
    '@emotion/react': '11.14.0',
    '@emotion/styled': '11.14.1',
    '@mui/material': '9.5.0',
    '@mui/x-data-grid': '9.14.0',
  },
  antd: { ...react, antd: '6.6.8' },
} satisfies PeerManifest;
