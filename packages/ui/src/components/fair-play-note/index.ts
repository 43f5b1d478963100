export { FairPlayNote, type FairPlayNoteProps } from './fair-play-note.tsx';
