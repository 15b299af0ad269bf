import { readdirSync, readFileSync } from 'node:fs';

/** Resources that a process and its descendants use. */
export interface ProcessTreeUsage {
  /**
   * Bytes in memory. Shared memory counts for each process, so this is an upper bound.
   */
  readonly memory: number;
  /** Processor seconds so far, also of descendants that have ended and were waited for. */
  readonly processor: number;
}

interface Process extends ProcessTreeUsage {
  readonly id: number;
  readonly parent: number;
}

const MEMORY_PAGE_BYTES = 4096;
const TICKS_PER_SECOND = 100;

/** Measures the process tree under `root`; all zero once it has ended. Linux only. */
export function measureProcessTree(root: number): ProcessTreeUsage {
  const all = listProcesses();
  const children = Map.groupBy(all, ({ parent }) => parent);
  const tree = all.filter(({ id }) => id === root);
  for (const { id } of tree) tree.push(...(children.get(id) ?? []));
  const sum = (of: keyof ProcessTreeUsage) => tree.reduce((total, one) => total + one[of], 0);
  return { memory: sum('memory'), processor: sum('processor') };
}

function listProcesses(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // The name in brackets may hold anything, also brackets and blanks. See proc_pid_stat(5).
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const [, resident = '0'] = readFileSync(`/proc/${name}/statm`, 'utf8').split(' ');
        const ticks = fields.slice(11, 15).reduce((total, field) => total + Number(field), 0);
        const memory = Number(resident) * MEMORY_PAGE_BYTES;
        return [{ id: Number(name), parent: Number(fields[1]), memory, processor: ticks / TICKS_PER_SECOND }];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
}
