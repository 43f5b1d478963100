import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Chart, ChartState } from './chart-of.ts';

/** A box of the picture, in px from its corner. */
export interface Box {
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly state: ChartState;
}

/** A line of the diagram through its points, with its label. */
export interface Line {
  readonly from: string;
  readonly to: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly labelLines: readonly string[];
  /** Upper corner of the label. */
  readonly at: { readonly x: number; readonly y: number };
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
}

const letterPx = 6.7;
const linePx = 16;

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.spacing.nodeNode': '32',
  'elk.spacing.edgeLabel': '6',
  'elk.padding': '[top=44,left=20,bottom=20,right=20]',
};

const nodeOf = (state: ChartState): ElkNode => ({
  id: state.path,
  width: Math.max(96, state.name.length * 9 + 36),
  height: 48,
  layoutOptions: options,
  children: state.states.map(nodeOf),
});

const labelLinesOf = (label: string) => label.split('\n');

const edgeOf = ({ from, to, label }: Chart['arrows'][number], index: number): ElkExtendedEdge => {
  const labelLines = labelLinesOf(label);
  return {
    id: `arrow-${index}`,
    sources: [from],
    targets: [to],
    labels: [
      {
        text: label,
        width: Math.max(...labelLines.map((word) => word.length)) * letterPx + 8,
        height: labelLines.length * linePx + 4,
      },
    ],
  };
};

const flat = (states: readonly ChartState[]): ChartState[] =>
  states.flatMap((state) => [state, ...flat(state.states)]);
const nodesIn = ({ children = [] }: ElkNode): ElkNode[] =>
  children.flatMap((child) => [child, ...nodesIn(child)]);

/** Places the states of a chart and routes its arrows around them. */
export async function layOut(chart: Chart): Promise<Picture> {
  const graph: ElkNode = {
    id: 'root',
    layoutOptions: options,
    children: chart.states.map(nodeOf),
    edges: chart.arrows.map(edgeOf),
  };
  const placed: ElkNode = await new ELK().layout(graph);
  const states = new Map(flat(chart.states).map((state) => [state.path, state]));
  const boxes = nodesIn(placed).flatMap(({ id, x = 0, y = 0, width = 0, height = 0 }) => {
    const state = states.get(id);
    return state ? [{ path: id, x, y, width, height, state }] : [];
  });
  const lines = (placed.edges ?? []).flatMap((edge, index): Line[] => {
    const arrow = chart.arrows[index];
    const [section] = edge.sections ?? [];
    const [label] = edge.labels ?? [];
    if (!arrow || !section) return [];
    return [
      {
        from: arrow.from,
        to: arrow.to,
        points: [section.startPoint, ...(section.bendPoints ?? []), section.endPoint],
        labelLines: labelLinesOf(arrow.label),
        at: { x: label?.x ?? 0, y: label?.y ?? 0 },
      },
    ];
  });
  return { width: placed.width ?? 0, height: placed.height ?? 0, boxes, lines };
}
