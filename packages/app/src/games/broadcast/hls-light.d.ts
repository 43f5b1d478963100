// The build without subtitles, alternative audio and DRM has no types of its own.
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
