import type { SceneDye } from './night-scene.tsx';

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
} as const satisfies Readonly<Record<string, SceneDye>>;
