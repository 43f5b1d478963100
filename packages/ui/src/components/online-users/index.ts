export { OnlineUsers, type OnlineMember, type OnlineUsersProps } from './online-users.tsx';
