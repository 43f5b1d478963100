export { UserCard, type UserCardProps } from './user-card.tsx';
export { UserHeader, type UserHeaderProps } from './user-header.tsx';
export type { OfficeUser } from './user.types.ts';
