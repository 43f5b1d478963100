import type { SceneColors } from './night-scene.tsx';

/** Night scenes of machines, by their colour. @source ours */
export const nights = {
  ember: {
    sky: ['#241008', '#4a2210', '#6d3417'],
    light: '#ffb547',
    land: '#1c0c06',
    edge: '#8a4a20',
  },
  jade: {
    sky: ['#06231f', '#0c4038', '#14604c'],
    light: '#8ff0c2',
    land: '#041814',
    edge: '#1f7a62',
  },
  violet: {
    sky: ['#170d30', '#2f1a5c', '#4b2a7d'],
    light: '#d9b4ff',
    land: '#100922',
    edge: '#6a45a8',
  },
  lagoon: {
    sky: ['#062433', '#0b4560', '#136a7c'],
    light: '#9be7ff',
    land: '#041a26',
    edge: '#1f7f98',
  },
  rose: {
    sky: ['#2a0b1c', '#541733', '#7b2748'],
    light: '#ffb3c4',
    land: '#1e0714',
    edge: '#a1415f',
  },
  indigo: {
    sky: ['#0b1030', '#1b2460', '#34418f'],
    light: '#b9c8ff',
    land: '#080b24',
    edge: '#4a5ab0',
  },
  moss: {
    sky: ['#14200c', '#2b4217', '#4a6425'],
    light: '#e2f08a',
    land: '#0d1607',
    edge: '#6b8a34',
  },
  storm: {
    sky: ['#0d161d', '#203340', '#3d5563'],
    light: '#ffe66b',
    land: '#091015',
    edge: '#57727f',
  },
  bronze: {
    sky: ['#1b1206', '#3d2a0f', '#66491a'],
    light: '#ffd98a',
    land: '#140d04',
    edge: '#8f6a2c',
  },
  verdigris: {
    sky: ['#051f20', '#0d3d3a', '#1c615a'],
    light: '#ffd07a',
    land: '#041514',
    edge: '#b07a2c',
  },
  plum: {
    sky: ['#220a26', '#471650', '#6b2a6e'],
    light: '#ffc48a',
    land: '#19071c',
    edge: '#a04a8e',
  },
  wine: {
    sky: ['#2b070c', '#571019', '#86202a'],
    light: '#fbe3b4',
    land: '#1f0509',
    edge: '#c9973f',
  },
  frost: {
    sky: ['#0a1730', '#1a3a6b', '#3a6ba6'],
    light: '#d9ecff',
    land: '#071024',
    edge: '#6f9fd8',
  },
  grotto: {
    sky: ['#0b1a22', '#123a44', '#0f5a58'],
    light: '#ffe08a',
    land: '#071318',
    edge: '#3a6a70',
  },
  coral: {
    sky: ['#0a1c3a', '#123f6b', '#2a6f96'],
    light: '#ffb09c',
    land: '#5a1c3c',
    edge: '#d9597f',
  },
  deep: {
    sky: ['#040b22', '#0a1f4d', '#123a80'],
    light: '#bfe7ff',
    land: '#030818',
    edge: '#2f6fc4',
  },
  dragon: {
    sky: ['#0a1d10', '#143d22', '#2b5c2e'],
    light: '#ffd07a',
    land: '#06140a',
    edge: '#c98f2b',
  },
} as const satisfies Readonly<Record<string, SceneColors>>;
