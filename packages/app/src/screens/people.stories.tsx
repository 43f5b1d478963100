import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStories, type ScreenArgs } from '../testing/screen-stories.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/App/People',
  args: { ...screenStories.args, role: 'admin' },
} satisfies Meta<ScreenArgs>;
export default meta;

type Story = StoryObj<ScreenArgs>;

const player = '/user/user-player';
const agent = '/user/user-agent';

export const Player: Story = { args: { path: player } };
export const PlayerPhone: Story = {
  args: { path: player },
  globals: { viewport: { value: 'phone' } },
};
export const PlayerForAgent: Story = { args: { path: player, role: 'agent' } };
export const PlayerWallet: Story = { args: { path: `${player}?tab=wallet` } };
export const PlayerLedger: Story = { args: { path: `${player}?tab=ledger` } };
export const PlayerTransactions: Story = { args: { path: `${player}?tab=transactions` } };
export const PlayerBets: Story = { args: { path: `${player}?tab=bets` } };
export const PlayerActivity: Story = { args: { path: `${player}?tab=activity` } };
export const PlayerDevices: Story = { args: { path: `${player}?tab=devices` } };
export const Agent: Story = { args: { path: agent } };
export const AgentDownline: Story = { args: { path: `${agent}?tab=downline` } };
/** A sub-agent, seen by the agent above. */
export const SubAgent: Story = { args: { path: '/user/user-sari', role: 'agent' } };
/** Has registered and waits. */
export const Waiting: Story = { args: { path: '/user/user-dewi', role: 'agent' } };
/** A player's own page. */
export const Self: Story = { args: { path: player, role: 'player' } };
export const SelfDevices: Story = { args: { path: `${player}?tab=devices`, role: 'player' } };
/** A user who is not visible looks like one who does not exist. */
export const OutOfSight: Story = { args: { path: agent, role: 'player' } };
export const Slow: Story = { args: { path: player, network: 'slow' } };
export const ServerError: Story = { args: { path: player, network: 'server-error' } };
export const Pseudo: Story = { args: { path: player }, globals: { language: 'pseudo' } };
export const Rtl: Story = { args: { path: player }, globals: { direction: 'rtl' } };

export const Edit: Story = { args: { path: `${player}/edit` } };
export const EditAgent: Story = { args: { path: `${agent}/edit` } };
/** The agent above edits only the rate of a sub-agent. */
export const EditRate: Story = { args: { path: '/user/user-sari/edit', role: 'agent' } };
export const EditMasked: Story = { args: { path: `${player}/edit`, role: 'agent' } };
export const EditSelf: Story = { args: { path: `${player}/edit`, role: 'player' } };
export const EditSelfWithCode: Story = {
  args: { path: `${player}/edit`, role: 'player', situation: 'codeOn' },
};
export const ShowWithCode: Story = { args: { path: player, situation: 'codeOn' } };
export const EditSelfPhone: Story = {
  args: { path: `${player}/edit`, role: 'player' },
  globals: { viewport: { value: 'phone' } },
};
export const EditRefused: Story = { args: { path: '/user/user-admin/edit' } };

export const Activity: Story = { args: { path: `${player}/activity` } };
export const ActivityPhone: Story = {
  args: { path: `${player}/activity` },
  globals: { viewport: { value: 'phone' } },
};
export const ActivityEmpty: Story = { args: { path: `${player}/activity`, empty: true } };
export const ActivityServerError: Story = {
  args: { path: `${player}/activity`, network: 'server-error' },
};

/** Page of a link for a new password. */
export const NewPassword: Story = { args: { path: '/password#secret', role: 'guest' } };
export const NewPasswordWithoutLink: Story = { args: { path: '/password', role: 'guest' } };

export const CreateByAgent: Story = { args: { path: '/user/create', role: 'agent' } };
export const CreateSubAgent: Story = { args: { path: '/user/create?role=agent', role: 'agent' } };
export const CreateByAdmin: Story = { args: { path: '/user/create' } };
export const CreatePhone: Story = {
  args: { path: '/user/create?role=agent' },
  globals: { viewport: { value: 'phone' } },
};
/** A player on the page for creating users. */
export const CreateRefused: Story = { args: { path: '/user/create', role: 'player' } };
