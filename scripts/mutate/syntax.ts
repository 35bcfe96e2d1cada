/** Walks a parsed file without knowing every kind of node. */

export interface Node extends Readonly<Record<string, unknown>> {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;
}

/** Visits a node before its parts; a visit that answers false leaves the parts out. */
export function walk(node: Node, visit: (node: Node) => boolean): void {
  if (!visit(node)) return;
  for (const part of Object.values(node).flat()) if (isNode(part)) walk(part, visit);
}
