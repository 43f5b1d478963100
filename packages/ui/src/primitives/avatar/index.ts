export { Avatar, type AvatarProps, type Presence } from './avatar.tsx';
