import { defineConfig, type ProxyOptions } from 'vite';

/** Calls and the socket go to the platform, which sees its own origin, as behind one address. */
const target = process.env['PLATFORM'] ?? 'http://localhost:8080';
const toPlatform: ProxyOptions = { target, changeOrigin: true, headers: { origin: target } };
const proxy = { '/api': toPlatform, '/app': { ...toPlatform, ws: true } };

export default defineConfig({ server: { proxy }, preview: { proxy } });
