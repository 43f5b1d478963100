/** Channel names of the protocol: letters, digits and `_-=@,.;`, at most 164 characters. */
export const channelNamePattern = /^[A-Za-z0-9_\-=@,.;]{1,164}$/;

const userChannelPrefix = '#server-to-user-';

/** Channel of the events that are sent to one signed-in user. */
export const userChannel = (userId: string): string => userChannelPrefix + userId;

/** Is this a name that a server may publish to? */
export const isPublishable = (channel: string): boolean =>
  channelNamePattern.test(channel.startsWith(userChannelPrefix) ? channel.slice(1) : channel);

/** Only with its dash is a prefix one: `privatefoo` is a public channel. */
export const isPresence = (channel: string): boolean => channel.startsWith('presence-');
export const isSigned = (channel: string): boolean => /^(private|presence)-/.test(channel);
export const isEncrypted = (channel: string): boolean => channel.startsWith('private-encrypted-');
export const isCache = (channel: string): boolean => /^(private-|presence-)?cache-/.test(channel);
