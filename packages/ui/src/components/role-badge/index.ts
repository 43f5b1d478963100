export { RoleBadge, roleLabel, type RoleBadgeProps, type RoleName } from './role-badge.tsx';
