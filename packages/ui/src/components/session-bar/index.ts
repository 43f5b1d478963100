export { SessionBar, type SessionBarProps } from './session-bar.tsx';
