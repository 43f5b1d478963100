export { RoleSwitcherNote, type RoleSwitcherNoteProps } from './role-switcher-note.tsx';
