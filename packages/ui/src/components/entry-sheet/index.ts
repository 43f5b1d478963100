export { EntrySheet, type EntrySheetProps } from './entry-sheet.tsx';
export type { ExplainedEntry, EntryCause } from './entry-sheet.types.ts';
