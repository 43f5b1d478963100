export { RoleBadge, roleWord, type RoleBadgeProps, type RoleName } from './role-badge.tsx';
