export { PracticeSheet, type PracticeSheetProps } from './practice-sheet.tsx';
