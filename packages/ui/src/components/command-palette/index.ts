export type { Command } from './command.ts';
export { CommandPalette, type CommandPaletteProps } from './command-palette.tsx';
export type { CommandStatus } from './command-search.tsx';
export { useCommandKey } from './use-command-key.ts';
