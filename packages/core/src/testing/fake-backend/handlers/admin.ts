import { auditOf } from '../audits.ts';
import { createChannel, gatewayOf, inOrder, updateChannel, updateGateway } from '../channels.ts';
import { logged } from '../logged.ts';
import {
  requestChange,
  assertMayActAlone,
  changeOf,
  decideChange,
  withdrawChange,
} from '../changes.ts';
import { reportOf } from '../figures.ts';
import { suspendProvider, suspensionsOf } from '../game-providers.ts';
import { settingsOf } from '../settings.ts';
import { requireFound } from '../world.ts';
import { matching, only, pageOf, type HandlersOf } from './call.ts';

/** Handlers of staff settings and reviews. */
export const adminHandlers: HandlersOf<'admin'> = {
  'admin.activity.list': ({ world, caller, input: { query } }) => {
    const reader = caller().id;
    const rows = world.activity
      .filter(({ action, subject }) => !(action === 'note-create' && subject?.id === reader))
      .filter(only('action', query?.action))
      .filter(only('userId', query?.userId))
      .map((row) => logged(world, row))
      .filter(
        matching(query?.search, ({ user, ip, browser, device, country, city }) => [
          ...[user?.username ?? '', ip, browser, device, country, city],
        ]),
      );
    return pageOf(rows, { sort: '-createdAt', ...query });
  },
  'admin.audit': ({ world }) => ({ data: world.audits }),
  'admin.audit.run': ({ world }) => {
    const full = auditOf(world, 'full');
    world.audits = { ...world.audits, full };
    return { data: full };
  },
  'admin.report': ({ world, language, input: { query } }) => ({
    data: reportOf(world, query ?? {}, language),
  }),
  'admin.gateway.list': ({ world }) => ({
    data: [...world.gateways.keys()].map((id) => gatewayOf(world, id)),
  }),
  'admin.gateway.update': ({ world, caller, input: { params, body } }) => {
    assertMayActAlone(world);
    return { data: updateGateway(world, caller(), params.gatewayId, body) };
  },
  'admin.channel.list': ({ world }) => ({ data: inOrder(world) }),
  'admin.channel.create': ({ world, caller, input: { body } }) => {
    assertMayActAlone(world);
    return { data: createChannel(world, caller(), body) };
  },
  'admin.channel.show': ({ world, input: { params } }) => ({
    data: requireFound(world.channels.get(params.channelId)),
  }),
  'admin.channel.update': ({ world, caller, input: { params, body } }) => {
    assertMayActAlone(world);
    return { data: updateChannel(world, caller(), params.channelId, body) };
  },
  'admin.provider.list': ({ world }) => ({ data: [...world.gameProviders.values()] }),
  'admin.provider.suspensions': ({ world, input: { params, query } }) =>
    pageOf(suspensionsOf(world, params.providerId), query),
  'admin.provider.suspend': ({ world, caller, input: { params, body } }) => ({
    data: suspendProvider(world, caller(), params.providerId, body.reason),
  }),
  'admin.setting.list': ({ world }) => ({ data: settingsOf(world) }),
  'admin.change.list': ({ world, caller, input: { query } }) => {
    const me = caller();
    const rows = world.changes
      .filter(only('kind', query?.kind))
      .map((request) => changeOf(world, me, request))
      .filter(only('status', query?.status))
      .filter(
        matching(query?.search, ({ subject, reason, askedBy }) => [
          ...[subject.name, reason, askedBy.username],
        ]),
      );
    return pageOf(rows, query);
  },
  'admin.change.create': ({ world, caller, input: { body } }) => {
    const me = caller();
    return { data: changeOf(world, me, requestChange(world, me, body)) };
  },
  'admin.change.decide': ({ world, caller, input: { params, body } }) => {
    const me = caller();
    return { data: changeOf(world, me, decideChange(world, me, params.changeId, body)) };
  },
  'admin.change.withdraw': ({ world, caller, input: { params } }) => {
    const me = caller();
    return { data: changeOf(world, me, withdrawChange(world, me, params.changeId)) };
  },
};
