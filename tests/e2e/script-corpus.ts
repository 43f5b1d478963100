/** Script that every payload tries to run; the page counts its runs. */
const run = 'window.__ran()';

/** Ways to start a script from markup. */
const elements = [
  `<script>${run}</script>`,
  `<ScRiPt>${run}</sCrIpT>`,
  `<script src=data:,${run}></script>`,
  `<img src=x onerror=${run}>`,
  `<IMG SRC=x ONERROR=${run}>`,
  `<img/src=x/onerror=${run}>`,
  `<img src=x onerror\n=\n${run}>`,
  `<svg onload=${run}>`,
  `<svg/onload=${run}//`,
  `<svg><script>${run}</script>`,
  `<svg><animate onbegin=${run}>`,
  `<math><a xlink:href=javascript:${run}>a`,
  `<body onload=${run}>`,
  `<iframe srcdoc="<script>parent.__ran()</script>">`,
  `<iframe src=javascript:parent.__ran()>`,
  `<object data=javascript:${run}>`,
  `<embed src=javascript:${run}>`,
  `<video><source onerror=${run}>`,
  `<audio src=x onerror=${run}>`,
  `<details open ontoggle=${run}>`,
  `<input autofocus onfocus=${run}>`,
  `<select autofocus onfocus=${run}>`,
  `<marquee onstart=${run}>`,
  `<a href=javascript:${run}>a</a>`,
  `<form action=javascript:${run}><button>`,
  `<base href=//evil.example/>`,
  `<link rel=import href=data:,x>`,
  `<meta http-equiv=refresh content=0;javascript:${run}>`,
  `<style>@import'javascript:${run}'</style>`,
  `<template><img src=x onerror=${run}>`,
  `<noscript><img src=x onerror=${run}>`,
  `<!--><img src=x onerror=${run}>-->`,
  `<div style=animation-name:x onanimationstart=${run}>`,
] as const;

/** Ways to break out of the context into which a text is written. */
const escapes: readonly ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `">${payload}`,
  (payload) => `'>${payload}`,
  (payload) => `</title>${payload}`,
  (payload) => `\${${run}}${payload.slice(0, 20)}`,
  (payload) => payload.replaceAll('<', '\u003c').replaceAll('>', '＞'),
];

/** Payloads that are not markup: templates, addresses, and keys of objects. */
const others = [
  `{{constructor.constructor('${run}')()}}`,
  `{{$on.constructor('${run}')()}}`,
  `\${${run}}`,
  `#{${run}}`,
  `<%= ${run} %>`,
  `$t(${run})`,
  `$t({{x}})`,
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  `data:text/html,<script>${run}</script>`,
  `__proto__`,
  `constructor`,
  `';${run};//`,
  `";${run};//`,
  `\\";${run};//`,
  `</script><script>${run}</script>`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `&#60;img src=x onerror=${run}&#62;`,
  `%3Cscript%3E${run}%3C/script%3E`,
  `\u202e>${run}<`,
  `🐓<img src=x onerror=${run}>`,
] as const;

/** Texts that run a script if they are interpreted as markup, an address or a template. */
export const scriptCorpus: readonly string[] = [
  ...new Set([
    ...elements.flatMap((element) => escapes.map((escape) => escape(element))),
    ...others,
  ]),
];
