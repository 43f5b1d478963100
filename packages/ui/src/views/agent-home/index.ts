export { AgentHomeView, type AgentHomeViewProps, type FloatWallet } from './agent-home-view.tsx';
