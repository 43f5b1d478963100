/** Channel names of the Pusher protocol: letters, digits and `_-=@,.;`, at most 164 characters. */
export const channelNamePattern = /^[A-Za-z0-9_\-=@,.;]{1,164}$/;

const userChannelPrefix = '#server-to-user-';

/** Channel of events for one signed-in user. */
export const userChannel = (userId: string): string => userChannelPrefix + userId;

/** Returns whether a server may publish to this channel name. */
export const isPublishable = (channel: string): boolean =>
  channelNamePattern.test(channel.startsWith(userChannelPrefix) ? channel.slice(1) : channel);

/** The dash is part of the prefix: `privatefoo` is a public channel. */
export const isPresence = (channel: string): boolean => channel.startsWith('presence-');
export const isSigned = (channel: string): boolean => /^(private|presence)-/.test(channel);
export const isEncrypted = (channel: string): boolean => channel.startsWith('private-encrypted-');
export const isCache = (channel: string): boolean => /^(private-|presence-)?cache-/.test(channel);
