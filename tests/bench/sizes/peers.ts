import type { PeerManifest } from '../install-peers.ts';

const react = { react: '19.3.1', 'react-dom': '19.3.1' };

/** UI kits to compare with, at exact versions. */
export const peers = {
  'kit-base-ui': { ...react, '@base-ui/react': '1.9.0' },
  'kit-react-aria': { ...react, 'react-aria-components': '1.22.1' },
  'kit-mui': {
    ...react,
    '@emotion/react': '11.14.0',
    '@emotion/styled': '11.14.1',
    '@mui/material': '9.5.0',
  },
  'kit-antd': { ...react, antd: '6.6.8' },
  'kit-mantine': {
    ...react,
    '@mantine/core': '9.7.3',
    '@mantine/hooks': '9.7.3',
    '@mantine/notifications': '9.7.3',
  },
} satisfies PeerManifest;

/** Imports from a kit for each figure; `null` if the kit has no such component. */
export interface Imports {
  readonly button: string;
  /** Dialog, menu, tabs, tooltip, switch, notices and a field for numbers. */
  readonly set: string;
  readonly everything: string;
}

/** The same three components of each kit, imported as its own documentation shows. */
export const importsOf = {
  'kit-base-ui': {
    button: `export { Button } from '@base-ui/react/button';`,
    set: ['dialog', 'menu', 'tabs', 'tooltip', 'switch', 'toast', 'number-field']
      .map((part, index) => `export * as part${index} from '@base-ui/react/${part}';`)
      .join('\n'),
    everything: `export * from '@base-ui/react';`,
  },
  'kit-react-aria': {
    button: `export { Button } from 'react-aria-components';`,
    set: `export { Modal, Dialog, DialogTrigger, Menu, MenuItem, MenuTrigger, Popover, Tabs, TabList, Tab, TabPanel, Tooltip, TooltipTrigger, Switch, UNSTABLE_Toast, UNSTABLE_ToastRegion, UNSTABLE_ToastQueue, NumberField, Input, Label } from 'react-aria-components';`,
    everything: `export * from 'react-aria-components';`,
  },
  'kit-mui': {
    button: `export { Button } from '@mui/material';`,
    set: `export { Dialog, Menu, MenuItem, Tabs, Tab, Tooltip, Switch, Snackbar, Alert, TextField } from '@mui/material';`,
    everything: `export * from '@mui/material';`,
  },
  'kit-antd': {
    button: `export { Button } from 'antd';`,
    set: `export { Modal, Dropdown, Tabs, Tooltip, Switch, notification, InputNumber } from 'antd';`,
    everything: `export * from 'antd';`,
  },
  'kit-mantine': {
    button: `export { Button, MantineProvider } from '@mantine/core';`,
    set: `export { MantineProvider, Modal, Menu, Tabs, Tooltip, Switch, NumberInput } from '@mantine/core'; export { Notifications, notifications } from '@mantine/notifications';`,
    everything: `export * from '@mantine/core'; export * from '@mantine/notifications';`,
  },
} satisfies Record<keyof typeof peers, Imports>;
