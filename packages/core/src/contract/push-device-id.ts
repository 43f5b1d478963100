/**
 * Id of a device with push messages: the SHA-256 digest of its endpoint in base64url, 43 characters. It
 * lets a page find its own device among those of the user, while no response contains an endpoint.
 * @source ours
 */
export async function pushDeviceId(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const text = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
