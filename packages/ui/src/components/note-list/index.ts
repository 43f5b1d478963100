export { NoteList, type Note, type NoteListProps } from './note-list.tsx';
